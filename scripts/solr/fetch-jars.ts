import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

const project = path.join(import.meta.dirname, '../../solr')

/**
 * Fetches Solr's artifacts into the folder, once, and gives the folder. Every file must have the checksum that is
 * written down in `solr/artifacts.sha256`, each time: throws when one differs, is missing or is there besides.
 */
export async function fetchJars(folder: string): Promise<string> {
  if ((await wrongJars(folder)).length === 0) return folder
  console.log('Fetching Solr with Maven …')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const parameters = ['-B', '-q', '-C', 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`]
  const maven = spawn('mvn', parameters, { cwd: project, stdio: 'inherit' })
  const [code] = (await once(maven, 'exit').catch(() => {
    throw new Error('Maven (mvn) is needed to fetch Solr and was not found')
  })) as [number | null]
  if (code !== 0) throw new Error('Maven could not fetch Solr')
  const wrong = await wrongJars(folder)
  if (wrong.length > 0) throw new Error(`these artifacts are not the ones written down: ${wrong.join(', ')}`)
  return folder
}

async function wrongJars(folder: string): Promise<string[]> {
  const expected = await readChecksums()
  const names = await readdir(folder).catch((): string[] => [])
  const wrong = new Set(expected.keys())
  for (const name of names) {
    const hash = createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex')
    if (expected.get(name) === hash) wrong.delete(name)
    else wrong.add(name)
  }
  return [...wrong]
}

async function readChecksums(): Promise<Map<string, string>> {
  const text = await readFile(path.join(project, 'artifacts.sha256'), 'utf8')
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [hash = '', name = ''] = line.split(/ +/)
        return [name, hash]
      }),
  )
}
