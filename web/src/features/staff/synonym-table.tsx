import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Synonym } from './queries.ts'
import styles from './staff.module.css'

interface SynonymTableProps {
  synonyms: readonly Synonym[]
  onEdit: (synonym: Synonym) => void
}

/** The entries with their ways; a deleted one comes back by the toast. */
export function SynonymTable({ synonyms, onEdit }: SynonymTableProps) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const refresh = () => invalidate(client, 'staff', 'search')
  const restore = useMutation({
    mutationFn: ({ oneWay, ...synonym }: Synonym) =>
      api.post('staff', 'SAVE_SYNONYM', { ...synonym, one_way: oneWay }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ word, language, synonyms: shown, oneWay }: Synonym) =>
      api.post('staff', 'DELETE_SYNONYM', {
        word,
        language,
        old_synonyms: shown,
        old_one_way: oneWay,
      }),
    onSuccess: (_answer, synonym) =>
      say({
        kind: 'done',
        text: t('synonymDeleted', { word: synonym.word }),
        undo: () => restore.mutate(synonym),
      }),
    onSettled: refresh,
  })
  return (
    <DataTable
      caption={t('synonyms')}
      rows={synonyms}
      keyOf={({ word, language }) => `${word} ${language}`}
      columns={[
        { label: t('word'), render: ({ word, language }) => <span lang={language}>{word}</span> },
        { label: t('way'), render: ({ oneWay }) => (oneWay ? t('oneWay') : t('twoWay')) },
        {
          label: t('otherWords'),
          render: (synonym) => <span lang={synonym.language}>{synonym.synonyms.join(', ')}</span>,
        },
        { label: t('language'), render: ({ language }) => t(`language.${language}`) },
        {
          label: t('actions'),
          kind: 'actions',
          render: (synonym) => (
            <div className={styles.buttons}>
              <Button
                look="plain"
                size="small"
                aria-label={t('editNamed', { word: synonym.word })}
                onClick={() => onEdit(synonym)}
              >
                {t('edit')}
              </Button>
              <Button
                look="plain"
                size="small"
                aria-label={t('deleteNamed', { word: synonym.word })}
                busy={remove.isPending && remove.variables === synonym}
                onClick={() => remove.mutate(synonym)}
              >
                {t('delete')}
              </Button>
            </div>
          ),
        },
      ]}
    />
  )
}
