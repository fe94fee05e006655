import type { Finding } from './finding.ts'
import type { CatalogueRecord, Group, Header, Renumbering } from './records.ts'

/**
 * What must be known of a whole file before its first article can be mapped: maps to groups follow the articles,
 * child groups may precede their parents. Memory grows with the number of articles and maps, not with what they
 * hold.
 */
export type Survey = {
  header?: Header
  groups: Map<string, Group>
  /** Groups by supplier's article number. */
  maps: Map<string, string[]>
  /** Supplier's numbers of all articles the file brings. */
  articles: Set<string>
  hasReferences: boolean
  /** Articles the file brings, to tell how far an import is. */
  size: number
  /** Where the file cannot be read any further. */
  broken?: Finding
}

/** A supplier's catalogue of any format, opened as often as the mapping needs. */
export type CatalogueSource = {
  survey: () => Promise<Survey>
  /** Articles in the order of the file, between them what is odd about it. */
  records: () => AsyncIterable<CatalogueRecord | Finding>
  /** New numbers of articles, before anything else of the file is looked up. */
  renumberings: readonly Renumbering[]
}

/** Whether the file cannot be read behind this. */
export function breaksOff(item: { type: string; code?: string }): boolean {
  return item.type === 'finding' && item.code === 'NOT_XML'
}

export function emptySurvey(): Survey {
  return { groups: new Map(), maps: new Map(), articles: new Set(), hasReferences: false, size: 0 }
}

/**
 * Reads a file once for its survey. Findings are left to the second reading, which sees them again, but for the one that
 * ends the file: nobody should have to get there to learn it.
 */
export async function surveyOf(records: AsyncIterable<CatalogueRecord | Finding>): Promise<Survey> {
  const survey = emptySurvey()
  for await (const record of records) {
    if (record.type === 'header') survey.header = record
    else if (record.type === 'group') addGroup(survey, record)
    else if (record.type === 'group-map') addMap(survey.maps, record)
    else if (record.type === 'article') survey.size += 1
    else if (breaksOff(record)) survey.broken = record
    if (record.type === 'article' && record.mode !== 'delete') {
      survey.articles.add(record.supplierNumber)
      survey.hasReferences ||= record.references.length > 0
    }
  }
  return survey
}

/** A catalogue group system wins over the supplier's own classification, the first of which stands in for it. */
function addGroup(survey: Survey, group: Group): void {
  const [first] = survey.groups.values()
  if (first?.classification !== undefined && group.classification === undefined) survey.groups.clear()
  else if (first && first.classification !== group.classification) return
  if (!survey.groups.has(group.id)) survey.groups.set(group.id, group)
}

function addMap(maps: Survey['maps'], map: { supplierNumber: string; group: string; mode: string }): void {
  if (map.mode === 'delete') return
  const groups = maps.get(map.supplierNumber)
  if (!groups) maps.set(map.supplierNumber, [map.group])
  else if (!groups.includes(map.group)) groups.push(map.group)
}
