import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { CreateBasketForm } from './create-basket-form.tsx'
import styles from './manage-baskets.module.css'
import { multibasketsQuery } from './queries.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-baskets/create')({
  staticData: { texts: ['basket'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(multibasketsQuery),
  head: ({ match }) => pageTitle(match.context, 'basket', 'newBasket'),
  component: CreateBasketScreen,
})

function CreateBasketScreen() {
  const t = useTexts('basket')
  const navigate = Route.useNavigate()
  const mayManage = useMay('BASKETS_MANAGE')
  const { multibaskets } = useSuspenseQuery(multibasketsQuery).data
  if (!mayManage) {
    return (
      <Face kind="missing" title={t('newBasket')} text={t('mayNotManage')}>
        <LinkButton to="/myaccount/manage-baskets">{t('toBaskets')}</LinkButton>
      </Face>
    )
  }
  return (
    <>
      <h1>{t('newBasket')}</h1>
      <div className={styles.form}>
        <CreateBasketForm
          baskets={multibaskets}
          onCreated={({ name }) => {
            say({ kind: 'done', text: t('created', { name }) })
            void navigate({ to: '/myaccount/manage-baskets' })
          }}
        />
      </div>
    </>
  )
}
