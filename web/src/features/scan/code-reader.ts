/** Reads codes in a camera's picture, one picture at a time. */
export interface CodeReader {
  /** What a scanner would send for the code in the picture; '' where there is none. Fails where reading is impossible. */
  read: (video: HTMLVideoElement) => Promise<string>
  close: () => void
}

/** Of the Barcode Detection API, which TypeScript does not know yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'code_128',
  'code_39',
  'qr_code',
  'data_matrix',
] as const

/** The browser's own reader where it knows every code of the trade, else ours, in a thread of its own. */
export async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  const known = await Own?.getSupportedFormats().catch((): string[] => [])
  if (Own === undefined || !formats.every((format) => known?.includes(format))) return workerReader()
  const detector = new Own({ formats })
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? '',
    close: () => {},
  }
}

/** Wide enough for the bars of an EAN that fills a third of the picture. */
const widest = 1280

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  function read(video: HTMLVideoElement): Promise<string> {
    const scale = Math.min(1, widest / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height)
    if (picture === undefined) return Promise.resolve('')
    return new Promise((resolve, reject) => {
      const answered = new AbortController()
      const { signal } = answered
      const onError = () => reject(new Error('the reader of codes did not start'))
      const onMessage = ({ data }: MessageEvent<{ code: string; failed?: string }>) => {
        answered.abort()
        if (data.failed === undefined) resolve(data.code)
        else reject(new Error(data.failed))
      }
      worker.addEventListener('error', onError, { signal })
      worker.addEventListener('message', onMessage, { signal })
      worker.postMessage(picture, [picture.data.buffer])
    })
  }
  return { read, close: () => worker.terminate() }
}
