import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By itself the library would fetch its program from a server of others.
prepareZXingModule({ overrides: { locateFile: () => program } })

const formats: ReadInputBarcodeFormat[] = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'ITF',
  'Code128',
  'Code39',
  'QRCode',
  'DataMatrix',
]

/** A picture comes, the first code in it goes back as scanners send it, '' for none or where it cannot be read at all. */
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => void answer(data))

async function answer(picture: ImageData) {
  try {
    const [code] = await readBarcodes(picture, { formats, maxNumberOfSymbols: 1, textMode: 'Plain' })
    // Both go to the page that has started it, whose origin cannot be another.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage({ code: code?.isValid ? code.symbologyIdentifier + code.text : '' })
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage({ code: '', failed: String(error) })
  }
}
