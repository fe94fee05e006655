import { useTexts } from '#web/app/i18n/use-texts.ts'
import { type Fact, Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Money } from '#web/ui/price/money.tsx'
import type { DocumentDetail } from './queries.ts'

/** What it comes to, for whoever gets amounts; without any the area is left out. */
export function Amounts({ head }: { head: DocumentDetail['documentHead'] }) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { currency, retailPrice, netPrice, grossPrice } = head
  if (retailPrice === null && netPrice === null) return null

  const words = {
    freight: t('surcharge.freight'),
    smallQuantity: t('surcharge.smallQuantity'),
    palletDeposit: t('surcharge.palletDeposit'),
  }
  const money = (amount: string | null) => amount && <Money amount={amount} currency={currency} />
  const facts: Fact[] = [
    [t('retailTotal'), money(retailPrice)],
    ...head.surcharges.map(({ kind, net }): Fact => [
      words[kind as keyof typeof words] ?? t('surcharge.other'),
      money(net),
    ]),
    [t('net'), money(netPrice)],
    ...head.vat.map(({ rate, base, amount }): Fact => [
      t('vat', { rate: formats.decimal(rate), base: formats.money(base, currency) }),
      money(amount),
    ]),
    [t('gross'), grossPrice && <strong>{money(grossPrice)}</strong>],
  ]
  return (
    <Panel title={t('amounts')}>
      <Facts facts={facts} />
    </Panel>
  )
}
