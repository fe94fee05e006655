import { Link } from '@tanstack/react-router'
import { ScanBarcode, X } from 'lucide-react'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import type { FailedScan, OpenScan } from './open-scan.ts'
import styles from './open-scans.module.css'

interface OpenScansProps {
  scans: readonly OpenScan[]
  onClose: (id: number) => void
  onRetry: (scan: FailedScan & { id: number }) => void
}

/** Scans that wait for somebody, the last one first, each with what can be done. Read aloud as they come. */
export function OpenScans({ scans, onClose, onRetry }: OpenScansProps) {
  const t = useTexts('scan')
  return (
    <section className={styles.scans} aria-live="polite" aria-label={t('scans')}>
      {scans.map((scan) => (
        <div key={scan.id} className={styles.scan}>
          <ScanBarcode aria-hidden size={22} />
          <div className={styles.text}>
            <Told scan={scan} />
            <p className={styles.actions}>
              <Actions scan={scan} onDone={() => onClose(scan.id)} onRetry={onRetry} />
            </p>
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={t('closeScan', { code: scan.text })}
            onClick={() => onClose(scan.id)}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
    </section>
  )
}

function Told({ scan }: { scan: OpenScan }) {
  const t = useTexts('scan')
  const errorText = useErrorText()
  const { text: code } = scan
  if (scan.kind === 'failed')
    return (
      <p>
        {t('failed', { code })} {errorText(scan.error)}
      </p>
    )
  if (scan.kind === 'none' || scan.kind === 'several') return <p>{t(scan.kind, { code })}</p>
  return <p>{t(scan.kind, { code, name: scan.article.maktx1 })}</p>
}

function Actions({
  scan,
  onDone,
  onRetry,
}: {
  scan: OpenScan
  onDone: () => void
  onRetry: (scan: FailedScan & { id: number }) => void
}) {
  const t = useTexts('scan')
  const session = useSession()
  const { text: code } = scan
  if (scan.kind === 'failed')
    return (
      <button type="button" className={styles.action} onClick={() => onRetry(scan)}>
        {t('again')}
      </button>
    )
  if (scan.kind === 'contents' || scan.kind === 'found') {
    const { matnr, maktx1 } = scan.article
    return (
      <Link
        to="/p/$matnr/{-$description}"
        params={{ matnr, description: addressName(maktx1) }}
        className={styles.action}
        onClick={onDone}
      >
        {t('open')}
      </Link>
    )
  }
  return (
    <>
      <Link to="/search" search={{ q: code.slice(0, 200) }} className={styles.action} onClick={onDone}>
        {t(scan.kind === 'none' ? 'search' : 'choose')}
      </Link>
      {scan.kind === 'none' && hasAccount(session) && (
        <Link
          to="/not-listed-products"
          search={{ q: code.slice(0, 200) }}
          className={styles.action}
          onClick={onDone}
        >
          {t('request')}
        </Link>
      )}
    </>
  )
}
