import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMarks } from '#web/features/offers/public.ts'
import { MarkButton } from '#web/ui/mark-button/mark-button.tsx'

const ListDialog = lazyDialog(async () => (await import('./list-dialog.tsx')).ListDialog)

interface ListButtonProps {
  matnr: string
  name: string
  /** What goes onto the list, in the unit of sale. */
  quantity: string
  withWords?: boolean
}

/** Puts an article onto a list that is chosen in a dialog; a check says that it is on one already. */
export function ListButton({ matnr, name, quantity, withWords = false }: ListButtonProps) {
  const t = useTexts('offers')
  const contained = useMarks(matnr)?.inLists === true
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <MarkButton
        icon="list"
        label={t(contained ? 'addToListAgain' : 'addToListNamed', { name })}
        title={contained ? t('onList') : t('addToList')}
        contained={contained}
        opens
        onNear={ListDialog.prepare}
        onClick={() => setChoosing(true)}
        {...(withWords && { words: t('addToList') })}
      />
      {choosing && (
        <Suspense fallback={null}>
          <ListDialog article={{ matnr, name, quantity }} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
