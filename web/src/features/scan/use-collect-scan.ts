import { subtract, sum } from '@shop/contract/exact'
import { quantityRules, snapToStep } from '@shop/contract/quantity-step'
import { truncate } from '@shop/contract/text'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useAddArticle } from '#web/features/basket/public.ts'
import { setMark } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { Recognised } from './open-scan.ts'
import type { ScanPlace } from './scan-place.ts'

/** The line the last scan has added to, and what it had before. */
interface LastAdded {
  multibasket: string
  posnr: number
  version: number
  before: string
  name: string
  unit: string
  basket: string
}

/**
 * Scanned articles in basket, list or labels: the smallest quantity that is sold, of a carton's number one carton. A
 * second scan of the same raises it, for the shop adds to the line that is there. Our own labels carry the quantity as a
 * second code; scanned after the number it takes the place of the smallest.
 */
export function useCollectScan() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('scan')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const adding = useAddArticle('all')
  const last = useRef<LastAdded>(undefined)

  async function collect(known: Extract<Recognised, { unit: string }>, place: ScanPlace) {
    const { article, number } = known
    const { matnr, meins, qty_stepsize: step, maktx1 } = article
    last.current = undefined
    const isPackage = known.unit !== ''
    const quantity = isPackage ? '1' : snapToStep('1', quantityRules({ step }, String(maxQuantity)))
    const unit = isPackage ? known.unit : meins
    const name = truncate(maktx1)
    if (place.kind === 'list') {
      const { list } = await api.post('lists', 'ADD_ARTICLE', { list_id: place.id, matnr: number, quantity })
      setMark(client, matnr, 'inLists', true)
      say({
        kind: 'done',
        text: t('addedTo', { quantity: formats.quantity(quantity, unit), name, list: list.name }),
      })
      await invalidate(client, 'lists')
    } else if (place.kind === 'labels') {
      await api.post('labels', 'ADD_ARTICLE', { matnr })
      setMark(client, matnr, 'inLabels', true)
      say({ kind: 'done', text: t('addedToLabels', { name }) })
      await invalidate(client, 'labels')
    } else {
      const {
        basket,
        posnr,
        version,
        quantity: whole,
      } = await adding.mutateAsync({
        chosen: { matnr, name: maktx1, quantity, unit },
      })
      const before = subtract(whole, quantity)
      if (!isPackage)
        last.current = { multibasket: basket.id, posnr, version, before, name, unit, basket: basket.name }
    }
  }

  /**
   * Whether a text that is nobody's number was the quantity of what was scanned before it. A line that somebody else has changed or
   * taken out since is left as it is, and told.
   */
  async function takesQuantity(text: string, place: ScanPlace): Promise<boolean> {
    const added = last.current
    last.current = undefined
    if (place.kind !== 'basket' || added === undefined || !isQuantity.test(text)) return false
    const { multibasket, posnr, version, before, name, unit, basket } = added
    const told = { quantity: formats.quantity(text, unit), name, basket }
    try {
      const quantity = sum([before, text])
      await api.post('basket', 'EDIT_POSITION', { multibasket, posnr, version, quantity })
      say({ kind: 'done', text: t('quantityTaken', told) })
    } catch (error) {
      if (!isRefusal(error, 'VERSION_CONFLICT', 'DB_ENTRY_NOT_FOUND', 'BASKET_NOT_FOUND')) {
        // Asked for once more, it is still the quantity of what was scanned before it.
        last.current = added
        throw error
      }
      say({ kind: 'error', text: t('changedMeanwhile', told) })
    }
    await invalidate(client, 'basket')
    return true
  }

  return { collect, takesQuantity }
}

/** As labels say it: up to six digits, decimals behind a dot. */
const isQuantity = /^(?=.*[1-9])\d{1,6}(\.\d{1,3})?$/
