import type { ScannedCode } from '@shop/contract/scanned-code'
import type { Answer } from '#web/app/api/resources.ts'
import type { ScanPlace } from './scan-place.ts'

type Article = Answer<'search', 'FIND_NUMBER'>['articles'][number]

/** Why a scan ends without one article: nobody has the number, several have it, or a package's contents are all that is known. */
export type Unclear = { kind: 'none' } | { kind: 'several' } | { kind: 'contents'; article: Article }

/** What somebody has to look at; 'found' is an article that does not open by itself where it was scanned. */
export type ScanOutcome = Unclear | { kind: 'found'; article: Article }

/** A scan that the shop could not do anything with, to be tried again. */
export interface FailedScan {
  kind: 'failed'
  error: unknown
  raw: string
  place: ScanPlace
}

/** A scan on screen; `text` is what was read, for people. */
export type OpenScan = { id: number; text: string } & (ScanOutcome | FailedScan)

/** What the shop knows of a scanned code: the article with the unit of a package ('' for none), or why there is none. */
export type Recognised =
  | { article: Article; unit: string; number: string }
  | { unclear: Unclear; number: string }

/** Reads the shop's answer about the numbers of a code. */
export function recognise(scan: ScannedCode, found: Answer<'search', 'FIND_NUMBER'>): Recognised {
  const [article, ...others] = found.articles
  const number = found.number === '' ? scan.text : found.number
  if (article === undefined) return { unclear: { kind: 'none' }, number }
  if (others.length > 0) return { unclear: { kind: 'several' }, number }
  // The number of a carton nobody has entered: what is inside is known, but not how many.
  if (found.number === scan.contents) return { unclear: { kind: 'contents', article }, number }
  return { article, unit: found.unit, number }
}
