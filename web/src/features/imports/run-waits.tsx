import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './imports.module.css'
import type { Run } from './queries.ts'

/** Why nothing seems to happen: the run waits for another, or nobody is heard of who is at it. */
export function RunWaits({ run: { waitsFor, silentSince } }: { run: Run }) {
  const t = useTexts('imports')
  const formats = useFormats()
  if (silentSince !== null)
    return <Notice kind="warning">{t('silent', { time: formats.dateTime(silentSince) })}</Notice>
  if (waitsFor === null) return null
  const { id, source, what, others } = waitsFor
  return (
    <p>
      {t(`waits.${what}`)}{' '}
      <Link to="/staff/imports/$id" params={{ id }} className={styles.name}>
        {t('runOf', { id, source })}
      </Link>
      {others > 0 && ` · ${t('waitsOthers', { count: others })}`}
    </p>
  )
}
