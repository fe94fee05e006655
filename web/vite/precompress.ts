import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|json|wasm)$/

/** Writes `.br` and `.gz` beside each text asset of the browser build, so that no request compresses them again. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(output) {
      folder = output.dir ?? ''
    },
    async closeBundle() {
      if (folder === '') return
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => worthIt.test(file)).map((file) => compress(join(folder, file))),
      )
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  const brotli = promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  const zipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
  await Promise.all([writeFile(`${file}.br`, await brotli), writeFile(`${file}.gz`, await zipped)])
}
