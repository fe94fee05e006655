import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
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
    mutationFn: ({ word, language }: Synonym) => api.post('staff', 'DELETE_SYNONYM', { word, language }),
    onSuccess: (_answer, synonym) =>
      say({
        kind: 'done',
        text: t('synonymDeleted', { word: synonym.word }),
        undo: () => restore.mutate(synonym),
      }),
    onSettled: refresh,
  })
  return (
    <Table caption={t('synonyms')} cards>
      <thead>
        <tr>
          <th scope="col">{t('word')}</th>
          <th scope="col">{t('way')}</th>
          <th scope="col">{t('otherWords')}</th>
          <th scope="col">{t('language')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {synonyms.map((synonym) => (
          <tr key={`${synonym.word} ${synonym.language}`}>
            <td data-label={t('word')} lang={synonym.language}>
              {synonym.word}
            </td>
            <td data-label={t('way')}>{synonym.oneWay ? t('oneWay') : t('twoWay')}</td>
            <td data-label={t('otherWords')} lang={synonym.language}>
              {synonym.synonyms.join(', ')}
            </td>
            <td data-label={t('language')}>{t(`language.${synonym.language}`)}</td>
            <td>
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
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
