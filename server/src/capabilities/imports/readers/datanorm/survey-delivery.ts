import { breathing } from '#server/breathing.ts'
import type { Finding } from '../catalogue/finding.ts'
import type { Group, Renumbering } from '../catalogue/records.ts'
import { excerpt } from '../row.ts'
import { type DatanormFile, readRecords, type WrongLine } from './read-file.ts'
import type { DatanormRecord, Discount, Fault } from './records.ts'
import { KeysOfFiles } from './key-clash.ts'
import { FreedNumbers } from './freed-numbers.ts'
import { PriceUnitsOfFile } from './price-units.ts'
import { ShortTextsOfFile } from './short-texts.ts'
import { FieldsNotKept } from './not-kept.ts'
import { DecimalsOfFile } from './written-out.ts'
import { blockKey, blocksIn, inAnySet, kindIn, withoutZeros } from './text-blocks.ts'

/** What must be known of a whole delivery before its first article is put together. */
export type DeliverySurvey = {
  /** Article numbers in the order in which they are first met. */
  numbers: string[]
  /** Those of them it tells all of, not only prices or that they go. */
  written: Set<string>
  renumberings: Renumbering[]
  groups: Map<string, Group>
  /** Groups by their keys without the zeros in front, which some writers have in one file and not in the other. */
  groupsAlike: Map<string, string>
  /** By their keys without zeros in front. */
  discounts: Map<string, Discount>
  /** By set and number, and by the number alone the last of any set. */
  graphics: Map<string, { file: string; title?: string }>
  findings: Finding[]
  freed: FreedNumbers
  /** Customer the prices were made for. */
  customer?: string
}

/** Most findings kept of lines that belong to no article; a file of another kind has one per line. */
const mostFindings = 20_000

/** Identity of a product group: its key is unique only together with the main group's. */
export const groupId = (main: string, group: string): string => `${main}/${group}`

/** Identity of a picture: each set has numbers of its own. */
export const graphicKey = (set: number, number: string): string => `${set}\n${number}`

/** Reads every file once: numbers, groups, discounts, and lines that are wrong by themselves. */
export async function surveyDelivery(files: readonly DatanormFile[], today: string): Promise<DeliverySurvey> {
  const surveyor = new Surveyor(today)
  for (const file of files) await surveyor.read(file)
  await surveyor.close()
  return surveyor.survey
}

class Surveyor {
  readonly survey: DeliverySurvey
  readonly #seen = new Set<string>()
  readonly #unused = new Set<string>()
  /** Text blocks that are written, with their numbers as they stand there, and those somebody refers to. */
  readonly #texts = new Map<string, { number: string; file: DatanormFile }>()
  readonly #referred = new Set<string>()
  /** Articles dimension texts stand for. */
  readonly #described = new Map<string, DatanormFile>()
  /** Renumberings of articles told of before by their old numbers, by these. */
  readonly #told = new Map<string, Renumbering>()
  readonly #keys = new KeysOfFiles()
  /** The main group last named, for groups behind it that name none. */
  #main: string | undefined

  constructor(today: string) {
    this.survey = {
      numbers: [],
      written: new Set(),
      renumberings: [],
      groups: new Map(),
      groupsAlike: new Map(),
      discounts: new Map(),
      graphics: new Map(),
      findings: [],
      freed: new FreedNumbers(today),
    }
  }

  async read(file: DatanormFile): Promise<void> {
    let count = 1
    let announced: number | undefined
    const shortTexts = new ShortTextsOfFile()
    const units = new PriceUnitsOfFile()
    const decimals = new DecimalsOfFile()
    this.#main = undefined
    const notKept = new FieldsNotKept(file.version)
    let letter = ''
    const meet = (one: string, fields: readonly string[]) => {
      letter = one
      notKept.meet(one, fields)
      return true
    }
    // Faults of articles and prices are told with them; discount groups are read here alone.
    const fault = (line: number, code: Parameters<Fault>[0], field: string, detail: string) => {
      decimals.told(code, field)
      if (letter === 'R') this.#find(file, { severity: 'warning', code, line, row: line, field, detail })
    }
    for await (const records of readRecords(file, () => true, fault, meet)) {
      for (const read of records) {
        count += 1
        if ('wrong' in read) this.#refuse(file, read)
        else if (read.record.type === 'end') announced = read.record.count
        else this.#take(file, read.line, read.record, units)
        if ('record' in read) decimals.add(read.record)
        if ('record' in read && read.record.type === 'article') shortTexts.add(read.record)
      }
    }
    for (const told of notKept.all()) this.#find(file, told)
    const unlike = units.unlike(file.version)
    if (unlike) {
      file.priceUnits = unlike
      this.#find(file, {
        severity: 'warning',
        code: unlike === 'mixed' ? 'PRICE_UNITS_MIXED' : 'PRICE_UNITS_SWAPPED',
      })
    }
    file.cutsShortTexts = shortTexts.areCut()
    file.writtenOut = decimals.fields()
    if (file.writtenOut.has('discount')) await this.#readDiscounts(file)
    if (file.version === '4' || file.isHeadless) return
    if (announced === undefined) this.#find(file, { severity: 'warning', code: 'NO_END_RECORD' })
    // Some end without a count: what came is whole.
    else if (announced !== 0 && announced !== count) {
      const detail = `${announced} ≠ ${count}`
      this.#find(file, { severity: 'warning', code: 'COUNT_MISMATCH', detail })
    }
  }

  /** Reads its discount groups again, now that it is known how the file writes them. */
  async #readDiscounts(file: DatanormFile): Promise<void> {
    const fault = (line: number, code: Parameters<Fault>[0], field: string, detail: string) => {
      if (code === 'DECIMALS_MIXED')
        this.#find(file, { severity: 'warning', code, line, row: line, field, detail })
    }
    for await (const records of readRecords(file, (letter) => letter === 'R', fault))
      for (const read of records)
        if ('record' in read && read.record.type === 'discount')
          this.survey.discounts.set(withoutZeros(read.record.group), read.record.discount)
  }

  /** A change of texts alone changes no article: the shop keeps texts, not their numbers. */
  async close(): Promise<void> {
    for (const one of this.#told.values()) if (!this.survey.written.has(one.to)) one.isTold = true
    const breathe = breathing()
    let first: { number: string; file: DatanormFile } | undefined
    let count = 0
    const missed = new Set<string>()
    for (const key of this.#referred) {
      await breathe()
      if (!this.#texts.has(key)) missed.add(inAnySet(key))
    }
    for (const [key, text] of this.#texts) {
      await breathe()
      if (this.#referred.has(key) || missed.has(inAnySet(key)) || this.#standsIn(key, missed)) continue
      first ??= text
      count += 1
    }
    for (const [number, file] of this.#described) {
      await breathe()
      if (this.#seen.has(number)) continue
      first ??= { number, file }
      count += 1
    }
    if (!first) return
    const detail = count === 1 ? first.number : `${first.number} (${count}×)`
    this.#find(first.file, { severity: 'note', code: 'UNUSED_TEXTS', detail })
  }

  #standsIn(key: string, missed: ReadonlySet<string>): boolean {
    const long = key.replace(/^unbound /, 'long ')
    return long !== key && missed.has(inAnySet(long))
  }

  #take(file: DatanormFile, line: number, record: DatanormRecord, units: PriceUnitsOfFile): void {
    const { survey } = this
    survey.freed.meet(file, line, record)
    for (const key of blocksIn(file.set, record)) this.#referred.add(key)
    if (record.type === 'text' && record.action === 'write')
      this.#texts.set(blockKey(file.set, kindIn(file, record.kind), record.number), {
        number: record.number,
        file,
      })
    if (record.type === 'article' || record.type === 'details' || record.type === 'ending') {
      this.#meet(record.number)
      if (record.type === 'article' && record.action === 'write') {
        survey.written.add(record.number)
        // Behind its renumbering a number is given anew.
        this.#told.delete(record.number)
        units.add(record.writtenUnit)
      }
    }
    if (record.type === 'dimension') this.#described.set(record.number, file)
    if (record.type === 'prices')
      for (const { number, writtenUnit } of record.prices) {
        this.#meet(number)
        if (file.version === '5') units.add(writtenUnit)
      }
    else if (record.type === 'renumber') {
      const freedBy = survey.freed.giveAnew(record.to, file, line)
      // What was told of the number is told of an article that goes.
      if (freedBy) survey.written.delete(record.to)
      const one: Renumbering = {
        ...record,
        type: 'renumbering',
        row: line,
        file: file.source.name,
        ...(freedBy && { freedBy }),
      }
      survey.renumberings.push(one)
      if (survey.written.has(record.from)) this.#told.set(record.from, one)
    } else if (record.type === 'discount') {
      const key = withoutZeros(record.group)
      if (this.#keys.otherThan(file, `discount ${key}`, JSON.stringify(record.discount)) !== undefined)
        this.#clash(file, line, 'discount group', record.group)
      survey.discounts.set(key, record.discount)
    } else if (record.type === 'group') this.#takeGroup(file, line, record)
    else if (record.type === 'graphic')
      for (const key of [graphicKey(file.set, record.number), record.number]) survey.graphics.set(key, record)
    else if (record.type === 'customer') {
      survey.customer = record.number
      this.#find(file, { severity: 'note', code: 'CUSTOMER_PRICES', line, detail: record.number })
    } else if (record.type === 'start' && record.day === undefined) {
      const what = { field: 'TERMIN-1', detail: record.text }
      this.#find(file, { severity: 'error', code: 'NOT_A_DATE', line, row: line, ...what })
    } else if (record.type === 'unused' && !this.#unused.has(record.letter)) {
      this.#unused.add(record.letter)
      this.#find(file, { severity: 'note', code: 'RECORD_NOT_USED', line, detail: record.letter })
    }
  }

  #meet(number: string): void {
    if (this.#seen.has(number)) return
    this.#seen.add(number)
    this.survey.numbers.push(number)
  }

  #clash(file: DatanormFile, line: number, field: string, detail: string): void {
    this.#find(file, { severity: 'warning', code: 'KEY_CLASH', line, row: line, field, detail })
  }

  #name(file: DatanormFile, line: number, id: string, label: string): Group['names'] {
    const other = this.#keys.otherThan(file, `group ${id}`, label)
    if (other !== undefined) this.#clash(file, line, 'group', `${id}: ${other} ≠ ${label}`)
    return [{ language: 'de', text: label }]
  }

  #takeGroup(file: DatanormFile, line: number, record: DatanormRecord & { type: 'group' }): void {
    const { mainLabel, group, label } = record
    const { groups, groupsAlike } = this.survey
    const main = record.main ?? this.#main
    if (main === undefined) return
    this.#main = main
    groupsAlike.set(withoutZeros(main), main)
    if (mainLabel !== undefined)
      groups.set(main, { type: 'group', line, id: main, names: this.#name(file, line, main, mainLabel) })
    else if (!groups.has(main)) groups.set(main, { type: 'group', line, id: main, names: named(main) })
    if (group === undefined) return
    const id = groupId(main, group)
    groupsAlike.set(groupId(withoutZeros(main), withoutZeros(group)), id)
    const names = label === undefined ? named(group) : this.#name(file, line, id, label)
    groups.set(id, { type: 'group', line, id, parent: main, names })
  }

  #refuse(file: DatanormFile, { wrong, line, text }: WrongLine): void {
    this.#find(file, { severity: 'error', code: wrong, line, row: line, detail: excerpt(text) })
  }

  #find(file: DatanormFile, finding: Omit<Finding, 'type' | 'file'>): void {
    if (this.survey.findings.length < mostFindings)
      this.survey.findings.push({ type: 'finding', file: file.source.name, ...finding })
  }
}

function named(text: string): Group['names'] {
  return [{ language: 'de', text }]
}
