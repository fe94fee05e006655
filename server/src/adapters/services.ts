import type { Erp } from './erp/port.ts'
import type { MailPort } from './mail/port.ts'
import type { SearchEngine } from './search-engine/port.ts'

/** The outside world as use cases see it; `main.ts` puts the real or built-in ones in. */
export type Services = {
  search: SearchEngine
  erp: Erp
  mail: MailPort
}
