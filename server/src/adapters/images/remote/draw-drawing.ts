import { buffer } from 'node:stream/consumers'
import { renderPicture } from '../render-picture.ts'
import type { PictureShape } from '../port.ts'

// A process for one drawing: the file comes in, the picture goes out, the shape is the only argument.
const shape = JSON.parse(process.argv[2] ?? '') as PictureShape
process.stdout.write(await renderPicture(await buffer(process.stdin), shape))
