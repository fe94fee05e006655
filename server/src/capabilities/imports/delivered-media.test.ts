import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, onTestFinished } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'
import { articles, catalogueChanges } from '../catalogue/tables.ts'
import { runImportCommand } from './command.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A catalogue of one article with these media. */
const catalogue = (...sources: string[]) =>
  `<?xml version="1.0"?><BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION></CATALOG><SUPPLIER><SUPPLIER_ID>S1</SUPPLIER_ID><SUPPLIER_NAME>Werk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Fliese</DESCRIPTION_SHORT></ARTICLE_DETAILS><ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></ARTICLE_ORDER_DETAILS><MIME_INFO>${sources.map((source) => `<MIME><MIME_SOURCE>${source}</MIME_SOURCE></MIME>`).join('')}</MIME_INFO></ARTICLE></T_NEW_CATALOG></BMECAT>`

type Files = Record<string, string>
const zip = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** Imports an archive; gives what the command says, and the files of the media folder with what they hold. */
async function deliver(shop: Shop, dataDir: string, files: Files) {
  const archive = path.join(await aFolder(), 'lieferung.zip')
  await writeFile(archive, zip(files))
  const lines: string[] = []
  const around = { ...shop, dataDir, today: '2026-03-11', print: (line: string) => lines.push(line) }
  const code = await runImportCommand(['--bmecat', archive], around)
  const media = path.join(dataDir, 'media')
  const found = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = found.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  const contents = await Promise.all(
    names.map(async (name) => [path.relative(media, name), await readFile(name, 'utf8')] as const),
  )
  return { code, output: lines.join('\n'), media: Object.fromEntries(contents) }
}

describe('of what lies beside a catalogue stays where it is', () => {
  test('what no article names, and what would leave the folder', async ({ shop }) => {
    const { media, output } = await deliver(shop, await aFolder(), {
      'katalog.xml': catalogue('../../a.jpg', 'https://werk.example/b.jpg', 'fehlt.jpg'),
      'a.jpg': 'a',
      'b.jpg': 'b',
      'programm.exe': 'x',
    })
    expect(media).toEqual({})
    expect(output).toContain('names pictures or papers that are neither')
    expect(output).toContain('S1/fehlt.jpg')
    expect(output).not.toContain('b.jpg')
  })

  test('one of two files of which nobody knows which is meant', async ({ shop }) => {
    const files = { 'katalog.xml': catalogue('a.jpg'), 'gross/a.jpg': 'groß', 'klein/a.jpg': 'klein' }
    const { media, output } = await deliver(shop, await aFolder(), files)
    expect([media, output.includes('S1/a.jpg')]).toEqual([{}, true])
  })

  test('everything where the folder cannot be written, and the articles are taken all the same', async ({
    shop,
  }) => {
    const folder = await aFolder()
    await writeFile(path.join(folder, 'media'), 'no folder')
    const { output } = await deliver(shop, folder, { 'katalog.xml': catalogue('a.jpg'), 'a.jpg': 'a' })
    expect(output).toContain('could not be written into the media folder')
    expect(await shop.db.$count(articles)).toBe(1)
  })
})

describe('pictures and papers of a delivery', () => {
  test('lie where articles name them, whatever folder and capitals they were packed with', async ({
    shop,
  }) => {
    const files = {
      'katalog.xml': catalogue('Bilder\\a.jpg', 'datenblatt.pdf', 'klein/a.jpg'),
      'Export/BILDER/A.JPG': 'groß',
      'Export/klein/a.jpg': 'klein',
      'Export/Papiere/Datenblatt.pdf': 'Blatt',
    }
    const { code, media, output } = await deliver(shop, await aFolder(), files)
    expect([code, media]).toEqual([
      0,
      { 'S1/Bilder/a.jpg': 'groß', 'S1/klein/a.jpg': 'klein', 'S1/datenblatt.pdf': 'Blatt' },
    ])
    expect(output).toContain('they lie in the media folder now: 3')
    expect(output).not.toContain('neither')
  })

  test('that are there already stay, and one that was exchanged gives its article a new mark', async ({
    shop,
  }) => {
    const folder = await aFolder()
    await mkdir(path.join(folder, 'media', 'S1'), { recursive: true })
    await writeFile(path.join(folder, 'media', 'S1', 'da.jpg'), 'da')
    const files = { 'katalog.xml': catalogue('a.jpg', 'da.jpg'), 'a.jpg': 'alt' }
    await deliver(shop, folder, files)
    await shop.db.execute(sql`update articles set changed_at = '2020-01-01'`)
    const same = await deliver(shop, folder, files)
    expect(same.output).toContain('nothing changed')
    const changes = await shop.db.$count(catalogueChanges)
    const { media, output } = await deliver(shop, folder, { ...files, 'a.jpg': 'neues Bild' })
    expect(media).toEqual({ 'S1/a.jpg': 'neues Bild', 'S1/da.jpg': 'da' })
    expect(output).not.toContain('nothing changed')
    const [article] = await shop.db.select().from(articles).where(eq(articles.supplierMatnr, '1'))
    expect(article?.changedAt.getFullYear()).toBeGreaterThan(2020)
    expect(await shop.db.$count(catalogueChanges)).toBe(changes + 1)
  })
})
