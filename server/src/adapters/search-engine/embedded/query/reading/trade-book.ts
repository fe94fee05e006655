import { tradeSynonyms } from '../../text/names/trade-synonyms.ts'
import { tradeWordsAbroad } from '../../text/names/trade-words-abroad.ts'
import { SynonymBook } from './synonyms.ts'

/** What the trade calls by several names; made once per process, before anybody waits for an answer. */
export const tradeBook = new SynonymBook(tradeSynonyms, tradeWordsAbroad)
