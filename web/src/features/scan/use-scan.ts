import { readScan, type ScannedCode } from '@shop/contract/scanned-code'
import { useNavigate } from '@tanstack/react-router'
import { useShop } from '#web/app/use-shop.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { recognise, type ScanOutcome } from './open-scan.ts'
import type { ScanPlace } from './scan-place.ts'
import { useCollectScan } from './use-collect-scan.ts'

const nothingFound = { number: '', articles: [], unit: '' }

/**
 * Does with a scanned code what its place asks for.
 * @returns the function; it gives what somebody has to look at, undefined where all is done, and fails as the API does
 */
export function useScan() {
  const { api } = useShop()
  const navigate = useNavigate()
  const { collect, takesQuantity } = useCollectScan()

  async function ask({ numbers, contents }: ScannedCode) {
    const wanted = contents === undefined ? numbers : [...numbers, contents]
    const asked = wanted.filter((number) => number.length <= 90)
    return asked.length === 0 ? nothingFound : api.post('search', 'FIND_NUMBER', { numbers: asked })
  }

  async function open({ matnr, maktx1 }: { matnr: string; maktx1: string }) {
    await navigate({ to: '/p/$matnr/{-$description}', params: { matnr, description: addressName(maktx1) } })
  }

  return async (
    raw: string,
    place: ScanPlace,
  ): Promise<{ text: string; outcome: ScanOutcome } | undefined> => {
    const scan = readScan(raw)
    if (scan === undefined) return undefined
    const known = recognise(scan, await ask(scan))
    const told = (outcome: ScanOutcome) => ({ text: known.number, outcome })
    const isOpening = place.kind === 'open'
    if ('article' in known) {
      if (isOpening) await open(known.article)
      else if (place.kind === 'tell') return told({ kind: 'found', article: known.article })
      else await collect(known, place)
      return undefined
    }
    const { unclear, number } = known
    if (unclear.kind === 'none') return (await takesQuantity(scan.text, place)) ? undefined : told(unclear)
    if (!isOpening) return told(unclear)
    if (unclear.kind === 'contents') await open(unclear.article)
    else await navigate({ to: '/search', search: { q: number } })
    return undefined
  }
}
