import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import styles from './manage-baskets.module.css'
import { type Multibasket, multibasketsQuery } from './queries.ts'

const DeleteDialog = lazyDialog(async () => (await import('./delete-basket-dialog.tsx')).DeleteBasketDialog)

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-baskets')({
  staticData: { texts: ['basket'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(multibasketsQuery),
  head: ({ match }) => pageTitle(match.context, 'basket', 'manageTitle'),
  component: ManageBasketsScreen,
})

type Baskets = Answer<'basket', 'GET_MULTIBASKETS'>

function ManageBasketsScreen() {
  const t = useTexts('basket')
  const { api } = useShop()
  const client = useQueryClient()
  const mayManage = useMay('BASKETS_MANAGE')
  const { multibaskets } = useSuspenseQuery(multibasketsQuery).data
  const [deleting, setDeleting] = useState<Multibasket>()

  const activating = useOptimistic<Baskets, Multibasket>({
    query: multibasketsQuery,
    send: ({ id }) => api.post('basket', 'SET_ACTIVE', { multibasket: id }),
    change: (before, { id }) => ({
      ...before,
      multibaskets: before.multibaskets.map((one) => ({ ...one, active: one.id === id })),
    }),
    done: ({ name }) => t('activated', { name }),
  })
  const removing = useMutation({
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: ({ id, version }: Multibasket) =>
      api.post('basket', 'DELETE_BASKET', { multibasket: id, version }),
    onError: (error) => {
      if (!isRefusal(error, 'VERSION_CONFLICT') || !('basket' in error.data)) return
      setDeleting(error.data['basket'] as Multibasket)
      void invalidate(client, 'basket')
    },
    onSuccess: (_answer, { name }) => {
      say({ kind: 'done', text: t('deleted', { name }) })
      return invalidate(client, 'basket', 'materialmaster')
    },
  })

  return (
    <>
      <header className={styles.head}>
        <h1>{t('manageTitle')}</h1>
        {mayManage && <LinkButton to="/myaccount/manage-baskets/create">{t('newBasket')}</LinkButton>}
      </header>
      <Table caption={t('manageTitle')} cards>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('kommi')}</th>
            <th scope="col" data-numeric>
              {t('lines')}
            </th>
            <th scope="col">{t('state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {multibaskets.map((basket) => (
            <tr key={basket.id}>
              <th scope="row">{basket.active ? <Link to="/basket">{basket.name}</Link> : basket.name}</th>
              <td data-label={t('kommi')}>{basket.kommi === '' ? '–' : basket.kommi}</td>
              <td data-label={t('lines')} data-numeric>
                {basket.numUePos}
              </td>
              <td data-label={t('state')}>
                {basket.active ? (
                  <span className={styles.active}>{t('active')}</span>
                ) : (
                  <Button look="plain" size="small" onClick={() => activating.mutate(basket)}>
                    {t('activate')}
                  </Button>
                )}
              </td>
              <td>
                <span className={styles.actions}>
                  <LinkButton
                    to="/myaccount/manage-baskets/edit/$id"
                    params={{ id: basket.id }}
                    look="ghost"
                    size="small"
                    aria-label={t('editNamed', { name: basket.name })}
                  >
                    {t('edit')}
                  </LinkButton>
                  {mayManage && (
                    <Button
                      look="ghost"
                      size="small"
                      aria-label={t('deleteNamed', { name: basket.name })}
                      onClick={() => {
                        removing.reset()
                        setDeleting(basket)
                      }}
                    >
                      {t('delete')}
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            basket={deleting}
            isChanged={isRefusal(removing.error, 'VERSION_CONFLICT')}
            onClose={() => setDeleting(undefined)}
            onDelete={() => {
              setDeleting(undefined)
              removing.mutate(deleting)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
