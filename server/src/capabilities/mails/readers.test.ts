import { describe, expect, test } from 'vitest'
import { type Person, readersOf } from './readers.ts'

const mia: Person = {
  mail: 'mia@meier.example',
  language: 'de',
  seesNet: true,
  orderMailActive: true,
  orderMailNetPrice: true,
  orderMailCustomActive: false,
  orderMailCustomAddress: 'bau@meier.example',
  orderMailCustomNetPrice: true,
}
const people = {
  orderer: mia,
  managers: [],
  clerk: 'lang@gewerk.example',
  language: 'de',
  netVisible: true,
} as const

describe('readers of an order mail', () => {
  test('get no net prices that the orderer may not see, at a custom address neither', () => {
    const orderer = { ...mia, seesNet: false, orderMailCustomActive: true }
    const readers = readersOf('receipt', { ...people, orderer })
    expect(readers.map(({ withNetPrices }) => withNetPrices)).toEqual([false, false])
  })

  test('get no net prices that were hidden when the order was placed', () => {
    expect(readersOf('confirmation', { ...people, netVisible: false })[0]?.withNetPrices).toBe(false)
  })

  test('are nobody where the user wants no order mails or has no address', () => {
    expect(readersOf('receipt', { ...people, orderer: { ...mia, orderMailActive: false } })).toEqual([])
    expect(readersOf('receipt', { ...people, orderer: { ...mia, mail: '' } })).toEqual([])
    expect(readersOf('receipt', { ...people, orderer: undefined })).toEqual([])
  })

  test('are the user and the custom address, each with its own choice of net prices', () => {
    const orderer = { ...mia, orderMailCustomActive: true, orderMailNetPrice: false }
    expect(readersOf('confirmation', { ...people, orderer, language: 'en' })).toEqual([
      { address: 'mia@meier.example', language: 'en', withNetPrices: false },
      { address: 'bau@meier.example', language: 'en', withNetPrices: true },
    ])
  })

  test('are one where the custom address is the own one', () => {
    const own = { orderMailCustomActive: true, orderMailCustomAddress: 'Mia@Meier.example' }
    expect(readersOf('receipt', { ...people, orderer: { ...mia, ...own } })).toHaveLength(1)
  })
})

describe('readers of other mails', () => {
  test('of a refusal are the orderer, whatever his settings, and the clerk', () => {
    const readers = readersOf('refusal', { ...people, orderer: { ...mia, orderMailActive: false } })
    expect(readers.map(({ address }) => address)).toEqual(['mia@meier.example', 'lang@gewerk.example'])
  })

  test('of a budget order are the managers, each in his language and with his permission', () => {
    const boss: Person = { ...mia, mail: 'boss@meier.example', language: 'en', seesNet: false }
    expect(readersOf('budget-release-needed', { ...people, managers: [boss] })).toEqual([
      { address: 'boss@meier.example', language: 'en', withNetPrices: false },
    ])
  })

  test.each(['budget-released', 'budget-rejected'] as const)('of %s is the orderer', (template) => {
    expect(readersOf(template, people).map(({ address }) => address)).toEqual(['mia@meier.example'])
  })
})
