import type { Language } from '#server/http/context.ts'
import type { MailTemplate } from './mail-words.ts'

/** Somebody of the customer a mail may go to. */
export type Person = {
  mail: string
  language: Language
  /** Holds the net-price permission now. */
  seesNet: boolean
  orderMailActive: boolean
  orderMailNetPrice: boolean
  orderMailCustomActive: boolean
  orderMailCustomAddress: string
  orderMailCustomNetPrice: boolean
}

export type Reader = { address: string; language: Language; withNetPrices: boolean }

type People = {
  /** Who ordered; undefined when the user is gone. */
  orderer: Person | undefined
  managers: readonly Person[]
  /** The wholesaler's own address for this customer, '' for none. */
  clerk: string
  /** Language of the document. */
  language: Language
  /** Whether the orderer saw net prices when he ordered. */
  netVisible: boolean
}

/**
 * Who gets which mail, in what language, with or without net prices. A refusal and a budget decision always reach the
 * orderer; receipts and confirmations follow his settings. No address, his own or a custom one, gets net prices that
 * he may not see himself. An address gets each mail once.
 */
export function readersOf(template: MailTemplate, people: People): Reader[] {
  const { orderer, managers, clerk, language, netVisible } = people
  const seesNet = netVisible && (orderer?.seesNet ?? false)
  const toOrderer = (wanted: boolean): Reader[] =>
    orderer === undefined ? [] : [{ address: orderer.mail, language, withNetPrices: seesNet && wanted }]
  switch (template) {
    case 'receipt':
    case 'confirmation':
      return once(orderer === undefined ? [] : [...own(orderer), ...custom(orderer)])
    case 'refusal':
      return once([
        ...toOrderer(orderer?.orderMailNetPrice ?? false),
        { address: clerk, language: 'de', withNetPrices: true },
      ])
    case 'budget-release-needed':
      return once(
        managers.map((person) => ({
          address: person.mail,
          language: person.language,
          withNetPrices: person.seesNet,
        })),
      )
    default:
      return once(toOrderer(orderer?.orderMailNetPrice ?? false))
  }

  function own(person: Person): Reader[] {
    return person.orderMailActive ? toOrderer(person.orderMailNetPrice) : []
  }
  function custom(person: Person): Reader[] {
    if (!person.orderMailCustomActive) return []
    const withNetPrices = seesNet && person.orderMailCustomNetPrice
    return [{ address: person.orderMailCustomAddress, language, withNetPrices }]
  }
}

function once(readers: readonly Reader[]): Reader[] {
  const seen = new Set<string>()
  return readers.filter(({ address }) => {
    const key = address.toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
