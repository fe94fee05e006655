import { uglFaults } from '@shop/contract/documents'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { saveFile } from './save-file.ts'

interface UglLinksProps {
  /** Of the document's file in a format. */
  addressOf: (format: 'UGL_V2' | 'UGL_V4') => string
}

/** A document's files for craft software; where the format cannot hold it, why. */
export function UglLinks({ addressOf }: UglLinksProps) {
  const t = useTexts('documents')

  function save(event: MouseEvent<HTMLAnchorElement>) {
    // Another tab, or a menu, is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    saveFile(event.currentTarget.href).catch((error: unknown) => {
      const { fault, value } = isRefusal(error, 'NOT_IN_THIS_FORMAT') ? error.data : {}
      const known = uglFaults.find((each) => each === fault)
      say(
        known === undefined
          ? { kind: 'error', error }
          : { kind: 'error', text: t(`ugl.${known}`, { value: String(value) }) },
      )
    })
  }

  return (['UGL_V4', 'UGL_V2'] as const).map((format) => (
    <a
      key={format}
      className={buttonClass({ look: 'plain' })}
      href={addressOf(format)}
      title={t('downloadUglHint')}
      onClick={save}
    >
      <Download aria-hidden size={18} />
      {t(`download.${format}`)}
    </a>
  ))
}
