import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { FileLine } from './file-line.ts'
import { MappingDialog } from './lazy-mapping-dialog.ts'
import { type FileFault, type OrderTable, readOrderFile } from './read-file.ts'
import type { FileRemark } from './ugl-lines.ts'

/**
 * A file on its way into the quick order: read, mapped where it is a table, and of more lines than fit the rest kept.
 * @param append puts lines at the end of the quick order
 * @param mostRows of them are put there at once
 */
export function useOrderFile(append: (rows: readonly FileLine[]) => void, mostRows: number) {
  const t = useTexts('orderfiles')
  const formats = useFormats()
  const [table, setTable] = useState<OrderTable>()
  const [remarks, setRemarks] = useState<readonly FileRemark[]>([])
  const [fault, setFault] = useState<FileFault>()
  const [isReading, setIsReading] = useState(false)
  const [rest, setRest] = useState<readonly FileLine[]>([])

  function take(rows: readonly FileLine[]) {
    append(rows.slice(0, mostRows))
    // What waits of a file before this one is not lost by it.
    setRest((waiting) => [...waiting, ...rows.slice(mostRows)])
    say({ kind: 'done', text: t('fileLoaded', { count: Math.min(rows.length, mostRows) }) })
  }

  async function read(file: File) {
    setFault(undefined)
    setRemarks([])
    setIsReading(true)
    const found = await readOrderFile(file, formats.number).catch(() => ({
      kind: 'fault' as const,
      fault: 'unreadable' as const,
    }))
    // On its way it would take the lines away for a moment, and the focus with them.
    if (found.kind === 'table') await MappingDialog.prepare()
    setIsReading(false)
    if (found.kind === 'fault') setFault(found.fault)
    else if (found.kind === 'table') setTable(found.table)
    else {
      setRemarks(found.remarks)
      take(found.rows)
    }
  }

  return {
    table,
    remarks,
    fault,
    rest,
    read,
    /** A large workbook takes a while. */
    isReading,
    /** What pasted lines of a file say besides. */
    remark: setRemarks,
    takeRest: () => {
      setRest([])
      take(rest)
    },
    takeTable: (rows: readonly FileLine[]) => {
      setTable(undefined)
      take(rows)
    },
    closeTable: () => setTable(undefined),
  }
}
