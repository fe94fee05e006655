import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from './code-reader.ts'
import { type CameraTrouble, hasTorch, listCameras, openCamera, switchTorch } from './open-camera.ts'

export type CameraState = 'asking' | 'live' | 'unclear' | CameraTrouble

/** Milliseconds between two pictures that are looked at, and until the hint that nothing is recognised. */
const every = 120
const patience = 8000

/**
 * The camera's picture in `video`, looked at for codes until one is read twice in a row: bars half in the picture may be
 * read as something else once. It is off as soon as a code is read, the page is hidden, or the part is gone.
 */
export function useCamera(onRead: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const [stream, setStream] = useState<MediaStream>()
  const [cameras, setCameras] = useState<string[]>([])
  const [chosen, setChosen] = useState<string>()
  const [torch, setTorch] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const read = useEffectEvent(onRead)

  useEffect(() => {
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])

  useEffect(() => {
    if (isHidden) return undefined
    let isOver = false
    let open: MediaStream | undefined
    const stop = () => {
      isOver = true
      for (const track of open?.getTracks() ?? []) track.stop()
    }
    async function start() {
      const opened = await openCamera(chosen)
      if (typeof opened === 'string') {
        if (!isOver) setState(opened)
        return
      }
      open = opened
      if (isOver) {
        stop()
        return
      }
      setStream(opened)
      setTorch(false)
      setState('live')
      setCameras(await listCameras())
    }
    void start()
    return () => {
      stop()
      setStream(undefined)
    }
  }, [chosen, isHidden])

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return undefined
    element.srcObject = stream
    void element.play().catch(() => undefined)
    const hint = setTimeout(() => setState('unclear'), patience)
    const end = new AbortController()
    void look(element, end.signal).then(
      (code) => code !== '' && read(code),
      () => end.signal.aborted || setState('failed'),
    )
    return () => {
      end.abort()
      clearTimeout(hint)
      element.srcObject = null
    }
  }, [stream])

  const next = () => {
    const now = stream?.getVideoTracks()[0]?.getSettings().deviceId
    setChosen(cameras[(cameras.indexOf(now ?? '') + 1) % cameras.length])
  }
  return {
    video,
    state,
    canSwitch: cameras.length > 1,
    next,
    torch: stream && hasTorch(stream) ? torch : undefined,
    toggleTorch: () => {
      if (!stream) return
      void switchTorch(stream, !torch).then(
        () => setTorch(!torch),
        () => undefined,
      )
    },
  }
}

/** Looks at one picture after the other. @returns the code; '' when it was ended before */
async function look(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const reader = await createCodeReader()
  let last = ''
  try {
    while (!signal.aborted) {
      const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(video) : ''
      if (code !== '' && code === last) return signal.aborted ? '' : code
      last = code
      await new Promise((resolve) => setTimeout(resolve, every))
    }
    return ''
  } finally {
    reader.close()
  }
}
