import { readScan, type ScannedCode } from '@shop/contract/scanned-code'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useShop } from '#web/app/use-shop.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { recognise, type ScanOutcome } from './open-scan.ts'
import { placeOf, type ScanPlace } from './scan-place.ts'
import { useCollectScan } from './use-collect-scan.ts'

const nothingFound = { number: '', articles: [], unit: '' }

/**
 * Does with a scanned code what its place asks for. An article opens where one still waits for it; whoever has gone on
 * meanwhile is only told of it.
 * @returns the function; it gets the address the scan was made on, none where it was asked for once more; it gives what somebody has to look at, undefined where all is done, and fails as the API does
 */
export function useScan() {
  const { api } = useShop()
  const router = useRouter()
  const navigate = useNavigate()
  /** Where the last scan has led: what was scanned before that goes on from there. */
  const ledTo = useRef<string>(undefined)
  const { collect, takesQuantity } = useCollectScan()

  async function ask({ numbers, contents }: ScannedCode) {
    const wanted = contents === undefined ? numbers : [...numbers, contents]
    const asked = wanted.filter((number) => number.length <= 90)
    return asked.length === 0 ? nothingFound : api.post('search', 'FIND_NUMBER', { numbers: asked })
  }

  async function open({ matnr, maktx1 }: { matnr: string; maktx1: string }) {
    await navigate({ to: '/p/$matnr/{-$description}', params: { matnr, description: addressName(maktx1) } })
    ledTo.current = router.latestLocation.href
  }

  /** Whether the page where it was scanned is still on screen, or one a scan has led to, and nothing is typed on it. */
  function isAwaited(waitsAt: string | undefined): boolean {
    const { href } = router.latestLocation
    if (waitsAt === undefined) return true
    return (href === waitsAt || href === ledTo.current) && placeOf(router.state).kind === 'open'
  }

  return async (
    raw: string,
    place: ScanPlace,
    waitsAt?: string,
  ): Promise<{ text: string; outcome: ScanOutcome } | undefined> => {
    const scan = readScan(raw)
    if (scan === undefined) return undefined
    const known = recognise(scan, await ask(scan))
    const told = (outcome: ScanOutcome) => ({ text: known.number, outcome })
    const isOpening = place.kind === 'open' && isAwaited(waitsAt)
    if ('article' in known) {
      if (isOpening) await open(known.article)
      else if (place.kind === 'open' || place.kind === 'tell')
        return told({ kind: 'found', article: known.article })
      else await collect(known, place)
      return undefined
    }
    const { unclear, number } = known
    if (unclear.kind === 'none') return (await takesQuantity(scan.text, place)) ? undefined : told(unclear)
    if (!isOpening) return told(unclear)
    if (unclear.kind === 'contents') await open(unclear.article)
    else {
      await navigate({ to: '/search', search: { q: number } })
      ledTo.current = router.latestLocation.href
    }
    return undefined
  }
}
