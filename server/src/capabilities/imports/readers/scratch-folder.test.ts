import { existsSync } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeLeftFolders, scratchFolder } from './scratch-folder.ts'

/** A number no process has. */
const nobody = 2 ** 30

async function folderOf(process: number, hoursOld: number): Promise<string> {
  const folder = path.join(tmpdir(), `shop-import-${process}-test${Math.random()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder)
  const then = new Date(Date.now() - hoursOld * 3_600_000)
  await utimes(folder, then, then)
  return folder
}

test('what a process that was killed left of files somebody sent goes after a day, what others are at stays', async () => {
  const left = await folderOf(nobody, 25)
  const [recent, alive] = [await folderOf(nobody, 23), await folderOf(process.pid, 25)]
  await removeLeftFolders()
  expect([left, recent, alive].map((folder) => existsSync(folder))).toEqual([false, true, true])
})

test('a folder for what is sent names its process', async () => {
  const folder = await scratchFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(path.basename(folder)).toMatch(new RegExp(`^shop-import-${process.pid}-`))
})
