import { formatFaults, hasElectronicInvoice, hasUgl } from '@shop/contract/documents'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { saveFile } from '#web/app/api/save-file.ts'

interface FormatLinksProps {
  doctype: number
  /** Of the document's file in a format. */
  addressOf: (format: ProgramFormat) => string
}

/** Formats that other programs read. */
export type ProgramFormat = 'UGL_V2' | 'UGL_V4' | 'XRECHNUNG'

/** A document's files for craft software and bookkeeping; where a format cannot hold it, why. */
export function FormatLinks({ doctype, addressOf }: FormatLinksProps) {
  const t = useTexts('documents')
  const { i18n } = useShop()

  const formats: ProgramFormat[] = [
    ...(hasElectronicInvoice(doctype) ? (['XRECHNUNG'] as const) : []),
    ...(hasUgl(doctype) ? (['UGL_V4', 'UGL_V2'] as const) : []),
  ]

  function save(event: MouseEvent<HTMLAnchorElement>, format: ProgramFormat) {
    // Another tab, or a menu, is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    saveFile(event.currentTarget.href, i18n).catch((error: unknown) => {
      const { fault, value } = isRefusal(error, 'NOT_IN_THIS_FORMAT') ? error.data : {}
      const known = formatFaults.find((each) => each === fault)
      say(
        known === undefined
          ? { kind: 'error', error }
          : { kind: 'error', text: t(`format.${known}`, { value: String(value), format: kindOf(format) }) },
      )
    })
  }

  return formats.map((format) => (
    <a
      key={format}
      className={buttonClass({ look: 'plain' })}
      href={addressOf(format)}
      title={t(`downloadHint.${format === 'XRECHNUNG' ? 'XRECHNUNG' : 'UGL'}`)}
      onClick={(event) => save(event, format)}
    >
      <Download aria-hidden size={18} />
      {t(`download.${format}`)}
    </a>
  ))
}

const kindOf = (format: ProgramFormat) => (format === 'XRECHNUNG' ? 'XRechnung' : 'UGL')
