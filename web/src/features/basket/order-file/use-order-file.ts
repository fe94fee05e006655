import { largestWorkbook } from '@shop/contract/order-files'
import { isRefusal } from '#web/app/api/api-error.ts'
import { asBase64, bytesOf } from '#web/app/file-bytes.ts'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { useMutation } from '@tanstack/react-query'
import { decodeFile } from './decode-file.ts'
import type { OrderFile } from './order-file.ts'
import { tradeRows } from './trade-rows.ts'

/** A file that is not read, with the text that says why. */
class Unread extends Error {}

/**
 * Reads a file with lines for a basket: text here, where it stays; a workbook by the shop, which keeps nothing of it. Why one cannot be
 * read is told.
 */
export function useOrderFile(onRead: (file: OrderFile) => void) {
  const { api } = useShop()
  const t = useTexts('basket')
  const session = useSession()
  const formats = useFormats()

  async function read(file: File): Promise<OrderFile> {
    if (file.size === 0) throw new Unread(t('file.EMPTY'))
    if (file.size > largestWorkbook) throw new Unread(t('file.TOO_LARGE'))
    const bytes = await bytesOf(file)
    if (isPacked(bytes)) {
      if (!hasAccount(session)) throw new Unread(t('file.LOGIN'))
      const { sheets } = await api.post('basket', 'READ_WORKBOOK', { content: asBase64(bytes) })
      if (sheets.length === 0) throw new Unread(t('file.EMPTY'))
      return { kind: 'workbook', name: file.name, sheets }
    }
    const text = decodeFile(bytes)
    if (text.trim() === '') throw new Unread(t('file.EMPTY'))
    // Control signs nobody types: a PDF, a picture.
    if (Array.from(text).some((sign) => sign < '\t')) throw new Unread(t('file.UNKNOWN'))
    const rows = tradeRows(text, formats.number)
    return rows ? { kind: 'rows', name: file.name, rows } : { kind: 'text', name: file.name, text }
  }

  return useMutation({
    meta: { handles: ['UNREADABLE_FILE'] },
    mutationFn: read,
    onSuccess: onRead,
    onError: (error) => {
      if (error instanceof Unread) say({ kind: 'error', text: error.message })
      else if (isRefusal(error, 'UNREADABLE_FILE')) {
        const { fault } = error.data as { fault?: keyof typeof faults }
        say({ kind: 'error', text: t(faults[fault ?? 'DAMAGED']) })
      }
    },
  })
}

const faults = {
  NO_WORKBOOK: 'file.UNKNOWN',
  OLD_OR_LOCKED: 'file.OLD_OR_LOCKED',
  TOO_LARGE: 'file.TOO_LARGE',
  DAMAGED: 'file.DAMAGED',
} as const

/** Workbooks, those of old programs and with a password too, by their first bytes. */
const isPacked = ([a, b]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf)
