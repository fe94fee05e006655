import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { sameAddress } from '#web/app/same-address.ts'
import { Icon } from '../icon/icon.tsx'
import { useFormats } from '../format/use-formats.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  /** From 1. The page stands in the address as `page`, the hits per page as `rows`. */
  page: number
  pages: number
  total: number
  rows: number
  rowsOptions: readonly number[]
}

/**
 * Pages of a list with the total and the hits per page; every page is a link, so it can be opened and shared. Stands
 * within what takes the focus when a page is turned: the list, or the page's content.
 */
export function Pagination({ page, pages, total, rows, rowsOptions }: PaginationProps) {
  const t = useTexts('app')
  const formats = useFormats()
  const nav = useRef<HTMLElement>(null)
  const turnedTo = useRef<number>(undefined)
  // The other page is shown from its top; the keyboard goes there, too.
  useEffect(() => {
    if (turnedTo.current !== page) return
    turnedTo.current = undefined
    const list = nav.current?.closest<HTMLElement>('[tabindex="-1"]')
    if (nav.current?.contains(document.activeElement)) list?.focus({ preventScroll: true })
  }, [page])
  const turn = (to: number) => void (turnedTo.current = to)
  return (
    <nav ref={nav} className={styles.pagination} aria-label={t('pages')}>
      <p className={styles.total}>
        {t('pageOf', { page, pages, count: total, total: formats.decimal(total) })}
      </p>
      <div className={styles.pages}>
        {page > 1 && (
          <ToPage page={page - 1} onTurn={turn} label={t('previousPage')}>
            <Icon name="chevron-left" size={18} />
          </ToPage>
        )}
        {pageWindow(page, pages).map((number, index, all) => (
          <span key={number} className={styles.slot}>
            {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
            <ToPage
              page={number}
              onTurn={turn}
              label={t('toPage', { page: number })}
              current={number === page}
            >
              {number}
            </ToPage>
          </span>
        ))}
        {page < pages && (
          <ToPage page={page + 1} onTurn={turn} label={t('nextPage')}>
            <Icon name="chevron-right" size={18} />
          </ToPage>
        )}
      </div>
      <div className={styles.rows}>
        <span id="hits-per-page">{t('hitsPerPage')}</span>
        {rowsOptions.map((option) => (
          <Link
            key={option}
            to="."
            activeOptions={sameAddress}
            search={withChange({ rows: option, page: undefined })}
            className={styles.page}
            aria-current={option === rows || undefined}
            aria-describedby="hits-per-page"
            resetScroll={false}
          >
            {option}
          </Link>
        ))}
      </div>
    </nav>
  )
}

interface ToPageProps {
  page: number
  onTurn: (page: number) => void
  label: string
  current?: boolean
  children: ReactNode
}

function ToPage({ page, onTurn, label, current = false, children }: ToPageProps) {
  return (
    <Link
      to="."
      activeOptions={sameAddress}
      search={withChange({ page: page === 1 ? undefined : page })}
      onClick={() => onTurn(page)}
      className={styles.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** Changes parameters of whatever screen this stands on; the router cannot know which one that is. */
function withChange(change: { page: number | undefined; rows?: number }) {
  return ((before: object) => ({ ...before, ...change })) as never
}
