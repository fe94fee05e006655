import { Pencil, ShoppingCart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DeleteList } from './delete-list.tsx'
import styles from './lists-screen.module.css'
import type { List } from './queries.ts'
import { SharedBadge } from './shared-badge.tsx'
import { useShareList } from './use-share-list.ts'
import { useThrowList } from './use-throw-list.ts'

const RenameDialog = lazyDialog(async () => (await import('./rename-dialog.tsx')).RenameDialog)

/** Name and state of one list, and what can be done with the whole of it. */
export function ListTop({ list }: { list: List }) {
  const t = useTexts('lists')
  const formats = useFormats()
  const mayShare = useMay('LISTS_SHARE')
  const [renaming, setRenaming] = useState(false)
  const toBasket = useThrowList(list)
  const share = useShareList(list)
  return (
    <header className={styles.top}>
      <div>
        <div className={styles.title}>
          <h1>{list.name}</h1>
          {list.isPublic && <SharedBadge />}
          {list.own && (
            <button
              type="button"
              className={styles.icon}
              aria-label={t('rename')}
              title={t('rename')}
              onClick={() => setRenaming(true)}
            >
              <Pencil aria-hidden size={18} />
            </button>
          )}
          {list.own && <DeleteList list={list} />}
        </div>
        <p className={styles.soft}>
          {t('articles', { count: list.articlesAmount })},{' '}
          {t('createdAt', { date: formats.date(list.createdAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        {list.own && mayShare && (
          <CheckField
            label={t('share')}
            checked={list.isPublic}
            onChange={(event) => share.mutate(event.target.checked)}
          />
        )}
        <Button
          icon={<ShoppingCart aria-hidden size={18} />}
          disabled={list.articlesAmount === 0}
          busy={toBasket.isPending}
          onClick={toBasket.send}
        >
          {t('toBasket')}
        </Button>
      </div>
      {toBasket.dialog}
      {renaming && (
        <Suspense>
          <RenameDialog list={list} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </header>
  )
}
