import type { QueryWord } from './options.ts'
import { planQuery, type PlanContext } from './plan.ts'
import { queryWords } from './query-words.ts'

/** Every way to meet each word of a query, see {@link planQuery}; as it was read before where that is kept. Nobody may change it. */
export const readQuery = (q: string, context: PlanContext): readonly Readonly<QueryWord>[] =>
  context.kept?.queries.get(q, () => read(q, context)) ?? read(q, context)

const read = (q: string, context: PlanContext): QueryWord[] =>
  planQuery(queryWords(q, context.lexicon.language), context)
