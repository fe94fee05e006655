import type { Api } from '#web/app/api/api.ts'
import { isRefusal } from '#web/app/api/api-error.ts'
import { asBase64, bytesOf } from '#web/app/file-bytes.ts'

/** Files on their way: what has arrived stays, so that a lost connection costs nothing but time. */
export interface Sending {
  readonly files: readonly File[]
  /** Of each file begun: its id, the bytes of a piece, and the piece that comes next. */
  readonly begun: { id: string; size: number; next: number }[]
}

interface Way {
  /** Gets how many bytes have arrived. */
  onBytes: (bytes: number) => void
  signal: AbortSignal
  /** Milliseconds before a piece is sent again, once after the other; then somebody is asked. */
  patience?: readonly number[]
}

/**
 * Sends what has not arrived yet and gives the files' ids.
 *
 * @throws {ApiError} where the shop refuses a file, or stays silent; FILE_GONE where a file cannot be read any more
 */
export async function sendRest(api: Api, { files, begun }: Sending, way: Way): Promise<string[]> {
  const { onBytes, signal } = way
  for (const [at, file] of files.entries()) {
    const state = (begun[at] ??= await begin(api, file))
    for (; state.next * state.size < file.size; state.next += 1) {
      signal.throwIfAborted()
      const index = state.next
      const piece = file.slice(index * state.size, (index + 1) * state.size)
      const content = asBase64(await bytesOf(piece))
      await insistently(() => api.post('imports', 'ADD_PIECE', { file_id: state.id, index, content }), way)
      onBytes(arrived({ files, begun }) + piece.size)
    }
  }
  return begun.map(({ id }) => id)
}

/** Bytes that have arrived. */
export function arrived({ files, begun }: Sending): number {
  return begun.reduce((sum, { next, size }, at) => sum + Math.min(next * size, files[at]?.size ?? 0), 0)
}

async function begin(api: Api, file: File): Promise<Sending['begun'][number]> {
  const named = { name: file.name.slice(-200), bytes: file.size }
  const { file_id: id, piece_size: size } = await api.post('imports', 'CREATE_FILE', named)
  return { id, size, next: 0 }
}

async function insistently(
  send: () => Promise<unknown>,
  { signal, patience = [1000, 3000, 8000] }: Way,
): Promise<void> {
  for (const wait of [...patience, undefined]) {
    try {
      await send()
      return
    } catch (error) {
      if (
        wait === undefined ||
        !isRefusal(error, 'OFFLINE', 'TRY_AGAIN_LATER', 'UNEXPECTED_ANSWER', 'TOO_MANY_REQUESTS')
      )
        throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      signal.throwIfAborted()
    }
  }
}
