import type { Erp } from './erp/port.ts'
import type { MailPort } from './mail/port.ts'
import type { SearchEngine } from './search-engine/port.ts'

/** The last change that is in the index; not there before it is made, and where another node writes it. */
export type SearchPlace = { read?: { xid: string; id: string } | undefined }

/** The outside world as use cases see it; `main.ts` puts the real or built-in ones in. */
export type Services = {
  search: SearchEngine
  /** How far the search has read the change log of the catalogue. */
  searchPlace: SearchPlace
  erp: Erp
  mail: MailPort
}
