import { Pagination } from '#web/ui/pagination/pagination.tsx'
import { type Paging, pageOf, rowsChoices } from './list-search.ts'
import styles from './staff.module.css'

/** The pages of a list of the console. */
export function Pages({ paging, total }: { paging: Paging; total: number }) {
  const { page, rows } = pageOf(paging)
  return (
    <div className={styles.pages}>
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(total / rows))}
        total={total}
        rows={rows}
        rowsOptions={rowsChoices}
      />
    </div>
  )
}
