import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { notInBackup } from './not-in-backup.ts'

test('pictures and archived documents are named to whoever backs up the database, where there are any', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const [media, archiveDir] = [path.join(dataDir, 'media'), path.join(dataDir, 'elsewhere')]
  const left = () => notInBackup({ dataDir, archiveDir })
  expect(await left()).toEqual([])
  await mkdir(media)
  expect(await left()).toEqual([])
  await writeFile(path.join(media, 'a.png'), '')
  expect(await left()).toEqual([media])
  await mkdir(archiveDir)
  await writeFile(path.join(archiveDir, '1.pdf'), '')
  expect(await left()).toEqual([media, archiveDir])
})
