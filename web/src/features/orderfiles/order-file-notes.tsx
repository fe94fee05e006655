import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './order-file.module.css'
import type { FileFault } from './read-file.ts'
import type { FileRemark } from './ugl-lines.ts'

interface OrderFileNotesProps {
  remarks: readonly FileRemark[]
  fault: FileFault | undefined
  /** Lines of the file that are not shown yet. */
  waiting: number
  onRest: () => void
}

/** What a file says besides its lines, why it has none, and how many are left of it. */
export function OrderFileNotes({ remarks, fault, waiting, onRest }: OrderFileNotesProps) {
  const t = useTexts('orderfiles')
  const formats = useFormats()

  function inWords(remark: FileRemark): string {
    if (remark.about === 'cutOff') return t('fileRemark.cutOff')
    if ('count' in remark) return t(`fileRemark.${remark.about}`, { count: remark.count })
    return t(`fileRemark.${remark.about}`, {
      text: remark.about === 'wanted' ? formats.date(remark.text) : remark.text,
    })
  }

  return (
    <>
      {fault !== undefined && <Notice kind="error">{t(`fileFault.${fault}`)}</Notice>}
      {remarks.length > 0 && (
        <Notice kind="warning">
          <p>{t('fileRemarks')}</p>
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark.about}>{inWords(remark)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice kind="info">
          {t('fileWaiting', { count: waiting })}{' '}
          <Button look="ghost" size="small" onClick={onRest}>
            {t('fileNext')}
          </Button>
        </Notice>
      )}
    </>
  )
}
