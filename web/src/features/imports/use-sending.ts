import { useRef, useState } from 'react'
import { useShop } from '#web/app/use-shop.ts'
import { arrived, type Sending, sendRest } from './send-files.ts'

/** Sends chosen files once; files that have arrived are not sent again. */
export function useSending() {
  const { api } = useShop()
  const sending = useRef<Sending>({ files: [], begun: [] })
  const stop = useRef(new AbortController())
  const [bytes, setBytes] = useState(0)

  /**
   * Gives the files' ids, or undefined where somebody stopped it.
   *
   * @throws {ApiError} OFFLINE where the connection stays lost; called again it goes on from there
   */
  async function send(files: readonly File[]): Promise<string[] | undefined> {
    if (!isSame(files, sending.current.files)) sending.current = { files, begun: [] }
    const { signal } = (stop.current = new AbortController())
    setBytes(arrived(sending.current))
    try {
      const ids = await sendRest(api, sending.current, { onBytes: setBytes, signal })
      return signal.aborted ? undefined : ids
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  return {
    send,
    /** Bytes that have arrived. */
    bytes,
    stop: () => stop.current.abort(),
    /** The server does not have the files any more. */
    forget: () => {
      sending.current = { files: [], begun: [] }
      setBytes(0)
    },
  }
}

function isSame(files: readonly File[], others: readonly File[]): boolean {
  return files.length === others.length && files.every((file, at) => file === others[at])
}
