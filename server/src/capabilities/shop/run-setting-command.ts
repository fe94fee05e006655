import { readFile } from 'node:fs/promises'
import type { Db } from '#server/db/connection.ts'
import { auditCommand } from '../audit/public.ts'
import { changesBetween, markOf, seenField, takeMark, withMark } from './seen-setting.ts'
import { settingRules } from './setting-rules.ts'
import { type ShopSettingKey, shopDefaults } from './state.ts'
import { holdSetting, readSettings, writeSetting } from './store.ts'

type Around = { db: Db; print: (line: string) => void }

const keys = Object.keys(shopDefaults).filter((key) => key !== 'demo') as ShopSettingKey[]

/** How the command is called. */
export const usageOfSetting = `Settings of the installation, as JSON.

  npm run -s setting -- KEY          prints one, with the defaults where nothing is set
  npm run -s setting -- KEY FILE     writes it from a file; fields that are missing there get their default

  What is printed bears a mark, ${seenField}: its file is refused where somebody else wrote the setting since. Without the
  mark a file is written in any case.

  keys: ${keys.join(', ')}`

/** What is wrong with the words of the command, and how they are meant; undefined where they are right. */
export function misuseOfSetting([name, _file, ...others]: readonly string[]): string | undefined {
  if (name === undefined) return usageOfSetting
  if (!keys.some((known) => known === name)) return `There is no setting ${name}.\n\n${usageOfSetting}`
  return others.length > 0 ? `One setting and one file at a time.\n\n${usageOfSetting}` : undefined
}

/**
 * `npm run setting`: reads or writes a setting of the installation.
 * @returns the exit code: 0, 1 where the file cannot be taken, 2 for wrong use
 */
export async function runSettingCommand(words: readonly string[], { db, print }: Around): Promise<number> {
  const [name, file] = words
  const key = keys.find((known) => known === name)
  const misuse = misuseOfSetting(words)
  if (key === undefined || misuse !== undefined) {
    print(misuse ?? usageOfSetting)
    return 2
  }
  if (file === undefined) {
    const { [key]: value } = await readSettings(db, key)
    print(JSON.stringify(withMark(value), undefined, 2))
    return 0
  }
  try {
    const given = takeMark(JSON.parse(await readFile(file, 'utf8')))
    const value = completed(shopDefaults[key], given.value, key)
    keepToRules(key, value)
    const changes = await db.transaction(async (tx) => {
      const before = await holdSetting(tx, key)
      if (given.seen !== undefined && given.seen !== markOf(before)) throw new ChangedMeanwhile(key)
      await writeSetting(tx, key, value)
      await auditCommand(tx, { action: 'write-setting', object: key })
      return changesBetween(before, value)
    })
    print(`Written: ${key}`)
    for (const change of changes) print(`  ${change}`)
    if (key === 'terms' || key === 'legal') await sayWhatIsMissing(db, print)
    return 0
  } catch (error) {
    const isTold = [SyntaxError, WrongShape, ChangedMeanwhile].some((kind) => error instanceof kind)
    if (!(error instanceof Error) || !(isTold || isFileError(error))) throw error
    print(error.message)
    return 1
  }
}

/** Users accept the text they read, so it has to be of the version that is asked for. */
async function sayWhatIsMissing(db: Db, print: (line: string) => void): Promise<void> {
  const { terms, legal } = await readSettings(db, 'terms', 'legal')
  const text = legal['terms-of-use']
  if (terms.version === '')
    print('Nobody is asked to accept the terms of use: the setting terms names no version.')
  else if (text.version !== terms.version || text.de.sections.length === 0)
    print(
      `Nobody can accept the terms of use: terms asks for version ${terms.version}, legal has no text of it.`,
    )
}

class WrongShape extends Error {}

class ChangedMeanwhile extends Error {
  constructor(key: string) {
    super(
      `${key} was changed by somebody else since this file was printed, and nothing is written. Print it again, or take ${seenField} out of the file to write it in spite of that.`,
    )
  }
}

/** A value with the shape of the default, its missing fields filled in. Throws WrongShape, naming the place. */
function completed<T>(pattern: T, given: unknown, place: string): T {
  const kind = kindOf(pattern)
  if (kindOf(given) !== kind) throw new WrongShape(`${place} has to be: ${kind}`)
  if (kind !== 'object') return given as T
  const [wanted, fields] = [pattern, given] as [Record<string, unknown>, Record<string, unknown>]
  // A setting that is empty as long as nobody fills it has keys of the installation's own.
  if (Object.keys(wanted).length === 0) return given as T
  const unknown = Object.keys(fields).find((field) => !Object.hasOwn(wanted, field))
  if (unknown !== undefined) throw new WrongShape(`${place} has no field ${unknown}`)
  const filled = Object.entries(wanted).map(([field, usual]) => [
    field,
    Object.hasOwn(fields, field) ? completed(usual, fields[field], `${place}.${field}`) : usual,
  ])
  return Object.fromEntries(filled) as T
}

/** Throws WrongShape with the place of the first value that the shop could not work with. */
function keepToRules(key: ShopSettingKey, value: unknown): void {
  const [issue] = settingRules[key]?.safeParse(value).error?.issues ?? []
  if (issue !== undefined) throw new WrongShape(`${[key, ...issue.path].join('.')}: ${issue.message}`)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}

const isFileError = (error: Error): boolean => 'syscall' in error
