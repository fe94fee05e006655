import { join } from 'node:path'
import { createBuilder } from 'vite'

/** Builds the browser's scripts, the same as ever, into another folder with a source map beside each. */
export async function buildWithMaps(folder: string): Promise<void> {
  const builder = await createBuilder({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { outDir: folder, sourcemap: 'hidden', emptyOutDir: true } } },
  })
  const browser = builder.environments['client']
  if (browser) await builder.build(browser)
}
