import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWithMaps } from '../../web/vite/build-with-maps.ts'
import type { Weight } from './weights.ts'

/**
 * What the scripts are made of: packed bytes by package, and by folder of our own sources. A file's packed size is
 * shared out by the length of what each source became in it.
 */
export async function modulesOf(weights: readonly Weight[]): Promise<Map<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-with-maps-'))
  try {
    await buildWithMaps(folder)
    const sums = new Map<string, number>()
    for (const { file, packed } of weights.filter(({ kind }) => kind === 'js')) {
      const lengths = await lengthsIn(path.join(folder, 'assets', file))
      const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0)
      for (const [module, length] of lengths)
        sums.set(module, (sums.get(module) ?? 0) + (packed * length) / whole)
    }
    return new Map([...sums].toSorted(([, one], [, other]) => other - one))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function lengthsIn(file: string): Promise<Map<string, number>> {
  const code = await readFile(file, 'utf8')
  const map = await readFile(`${file}.map`, 'utf8').catch(() => '')
  if (map === '') return new Map([['bundler', code.length]])
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload)
  const lengths = new Map<string, number>()
  for (const [number, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(number, column)
      const module = moduleOf('originalSource' in entry ? entry.originalSource : '')
      lengths.set(module, (lengths.get(module) ?? 0) + 1)
    }
  }
  return lengths
}

/** `react-dom`, `@tanstack/router-core`, `web/src/features/search`, `contract/src`; what glues modules has no source. */
function moduleOf(source: string): string {
  const library = /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(source)?.[1]
  const own = /(?:^|\/)((?:web\/)?src\/(?:app|ui|features\/[^/]+)|contract\/src)/.exec(source)?.[1]
  return library ?? own ?? 'bundler'
}
