import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limiter } from '../limiter.ts'
import type { PictureShape } from '../port.ts'

const program = fileURLToPath(new URL('draw-drawing.ts', import.meta.url))
/** Milliseconds for a drawing; what a catalogue needs takes a tenth of it. */
const patience = 5000
const maxBytes = 50_000_000
/** Apart from everything else that is drawn, which does not wait for them. */
const limited = limiter(1, 100)

/**
 * Turns somebody else's drawing (SVG) into a picture, in a process of its own that is ended when it takes too long:
 * markers, masks, patterns and copies within each other keep a processor busy for minutes with some hundred bytes, and
 * the library that draws them cannot be interrupted. The process knows nothing of the shop's environment.
 * @throws Error where it cannot be drawn or not in time, TooBusy
 */
export function renderDrawing(file: Buffer, shape: PictureShape): Promise<Buffer> {
  return limited(
    () =>
      new Promise((resolve, reject) => {
        const limits = { timeout: patience, killSignal: 'SIGKILL', maxBuffer: maxBytes } as const
        const options = { ...limits, encoding: 'buffer', env: {} } as const
        const { stdin } = execFile(
          process.execPath,
          [program, JSON.stringify(shape)],
          options,
          (error, picture) => {
            if (error) reject(error)
            else resolve(picture)
          },
        )
        // A process that ended early says why itself.
        stdin?.on('error', () => {})
        stdin?.end(file)
      }),
  )
}
