import { compare } from '@shop/contract/exact'
import { formatDecimal, parseDecimal } from '@shop/contract/number-format'
import { isOnStep, quantityRules } from '@shop/contract/quantity-step'
import { useRouter } from '@tanstack/react-router'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useAddToBasket } from '#web/features/basket/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { PortalHandlers, PortalItem } from './portal-api.ts'

/** The shop's side of the portal: knows articles and takes them into the basket. `dialog` has to stand on the screen. */
export function usePortalHandlers() {
  const { api } = useShop()
  const router = useRouter()
  const t = useTexts('portal')
  const errorText = useErrorText()
  const formats = useFormats()
  const { number } = formats
  const { maxQuantity } = useConfig()
  const { add, dialog } = useAddToBasket('caller')

  async function findArticle({ itemNumber, supplierNumber }: PortalItem) {
    const { matnr } = await api.get('oxomi', 'CHECK_IF_ARTICLE', {
      item_number: itemNumber,
      ...(supplierNumber && { supplier_numbers: [supplierNumber] }),
    })
    const { results } = await api.post('materialmaster', 'GET_ADDITIONAL_DATA', { articles: [{ matnr }] })
    return results[0]?.article ?? undefined
  }

  async function lookUp(item: PortalItem): Promise<PortalItem> {
    try {
      const article = await findArticle(item)
      if (article === undefined) return item
      const { matnr, maktx1, qty_stepsize: step } = article
      const { publicHref } = router.buildLocation({ to: '/p/$matnr/{-$description}', params: { matnr } })
      const quantity = formatDecimal(step, { ...number, thousandsSeparator: '' })
      return { ...item, items: [{ itemNumber: matnr, shortText: maktx1, itemUrl: publicHref, quantity }] }
    } catch (error) {
      if (isRefusal(error, 'INVALID_MATNR')) return item
      return { ...item, error: errorText(error) }
    }
  }

  async function takeOver(item: PortalItem): Promise<PortalItem> {
    const { error: _, ...asked } = item
    try {
      const article = await findArticle(item)
      const quantity = parseDecimal(String(item.quantity ?? ''), number)
      if (article === undefined) return { ...asked, error: t('unknown') }
      if (quantity === undefined || compare(quantity, '0') <= 0) return { ...asked, error: t('notRead') }
      const { matnr, maktx1: name, meins: unit, qty_stepsize: step } = article
      const rules = quantityRules({ step }, String(maxQuantity))
      // Said before a basket is asked for, and with the figures: the portal's field knows neither step nor maximum.
      if (compare(quantity, rules.max) > 0)
        return { ...asked, error: t('tooMuch', { most: formats.quantity(rules.max, unit) }) }
      if (!isOnStep(quantity, rules))
        return { ...asked, error: t('offStep', { step: formats.quantity(step, unit) }) }
      const outcome = await new Promise<unknown>((resolve) => {
        void add({ matnr, name, quantity, unit }, resolve)
      })
      if (outcome === 'added') return asked
      return { ...asked, error: outcome === 'left' ? t('notAdded') : errorText(outcome) }
    } catch (error) {
      return { ...asked, error: errorText(error) }
    }
  }

  const handlers: PortalHandlers = {
    infoplayItemLookup: (item, next) => void lookUp(item).then(next),
    infoplayBasketHandler: (item, next) => void takeOver(item).then(next),
  }
  return { handlers, dialog }
}
