import { readScan } from '@shop/contract/scanned-code'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { scanEvents } from '#web/app/frame/scan-events.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useMayShop } from '#web/app/shop-queries.ts'
import type { OpenScan } from './open-scan.ts'
import { OpenScans } from './open-scans.tsx'
import { placeOf, type ScanPlace } from './scan-place.ts'
import { useScan } from './use-scan.ts'

const CameraDialog = lazyDialog(async () => (await import('./camera-dialog.tsx')).CameraDialog)

let nextId = 1

/** A code that waits its turn. `at`: the address it was scanned on; none where it is asked for once more. */
interface Scanned {
  raw: string
  place: ScanPlace
  at?: string
}

/**
 * Takes what is scanned on any page, one after the other in the order they came, however fast; what somebody has to look
 * at stays on screen until he has.
 */
export function Scans() {
  const router = useRouter()
  const mayShop = useMayShop()
  const scan = useScan()
  const [openScans, setOpenScans] = useState<readonly OpenScan[]>([])
  const queue = useRef<Scanned[]>([])
  const isAtWork = useRef(false)
  const [isFilming, setFilming] = useState(false)

  // What works off the queue may have begun some drawings ago.
  const current = useRef(scan)
  useEffect(() => {
    current.current = scan
  })

  async function work({ raw, place, at }: Scanned) {
    try {
      const open = await current.current(raw, place, at)
      if (open) keep({ id: nextId++, text: open.text, ...open.outcome })
    } catch (error) {
      keep({ id: nextId++, text: readScan(raw)?.text ?? raw, kind: 'failed', error, raw, place })
    }
  }
  const keep = (open: OpenScan) =>
    setOpenScans((all) => [open, ...all.filter(({ text, kind }) => kind === 'failed' || text !== open.text)])

  async function workOff() {
    if (isAtWork.current) return
    isAtWork.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await work(next)
    isAtWork.current = false
  }

  function queueUp(codes: string[]) {
    const place = placeOf(router.state)
    const at = router.latestLocation.href
    queue.current.push(...codes.map((raw) => ({ raw, place, at })))
    void workOff()
  }

  const take = useEffectEvent((codes: string[]) => {
    const taken = codes.splice(0)
    if (!mayShop) return
    if (taken.includes('')) setFilming(true)
    queueUp(taken.filter((raw) => raw !== ''))
  })

  useEffect(() => {
    const { scanned, hears } = scanEvents
    const onScan = (event: Event) => take((event as CustomEvent<string[]>).detail)
    document.addEventListener(scanned, onScan)
    document.dispatchEvent(new Event(hears))
    return () => document.removeEventListener(scanned, onScan)
  }, [])

  const close = (id: number) => setOpenScans((all) => all.filter((one) => one.id !== id))
  return (
    <>
      <OpenScans
        scans={openScans}
        onClose={close}
        onRetry={({ id, raw, place }) => {
          close(id)
          queue.current.push({ raw, place })
          void workOff()
        }}
      />
      {isFilming && (
        <Suspense>
          <CameraDialog onRead={(code) => queueUp([code])} onClose={() => setFilming(false)} />
        </Suspense>
      )}
    </>
  )
}
