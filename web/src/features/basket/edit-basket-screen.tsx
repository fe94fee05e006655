import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { NotFoundFace } from '#web/app/faces/not-found-face.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useStillHere } from '#web/app/use-still-here.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { basketNameProblem } from './basket-name.ts'
import styles from './manage-baskets.module.css'
import { type Multibasket, multibasketsQuery } from './queries.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-baskets/edit/$id')({
  staticData: { texts: ['basket'] },
  loader: async ({ context, params }) => {
    const { multibaskets } = await context.queryClient.ensureQueryData(multibasketsQuery)
    if (!multibaskets.some(({ id }) => id === params.id)) throw notFound()
  },
  head: ({ match }) => pageTitle(match.context, 'basket', 'editTitle'),
  component: EditBasketScreen,
})

function EditBasketScreen() {
  const { id } = Route.useParams()
  const { multibaskets } = useSuspenseQuery(multibasketsQuery).data
  const basket = multibaskets.find((one) => one.id === id)
  const others = multibaskets.filter((one) => one.id !== id)
  // Another window may have deleted it meanwhile.
  return basket ? <EditBasket key={id} basket={basket} others={others} /> : <NotFoundFace />
}

function EditBasket({ basket, others }: { basket: Multibasket; others: readonly Multibasket[] }) {
  const t = useTexts('basket')
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = Route.useNavigate()
  const isStillHere = useStillHere()
  const mayRename = useMay('BASKETS_MANAGE')
  const [name, setName] = useState(basket.name)
  const [kommi, setKommi] = useState(basket.kommi)

  /** What the fields began with. Only what was changed here is sent: another window may have changed the other one. */
  const [seen, setSeen] = useState({ name: basket.name, kommi: basket.kommi })

  const saving = useMutation({
    meta: { handles: ['NAME_ALREADY_TAKEN', 'MISSING_NAME', 'INVALID_NAME', 'CHANGED_MEANWHILE'] },
    mutationFn: () =>
      api.post('basket', 'EDIT_BASKET', {
        multibasket: basket.id,
        ...(kommi.trim() !== seen.kommi && { kommi: kommi.trim(), seen_kommi: seen.kommi }),
        ...(mayRename && name.trim() !== seen.name && { name: name.trim(), seen_name: seen.name }),
      }),
    onError: (error) => {
      if (isRefusal(error, 'BASKET_NOT_FOUND')) void invalidate(client, 'basket')
      if (!isRefusal(error, 'CHANGED_MEANWHILE') || !('basket' in error.data)) return
      const now = error.data['basket'] as Multibasket
      setSeen({ name: now.name, kommi: now.kommi })
      // What was not changed here shows what it is by now.
      if (name.trim() === seen.name) setName(now.name)
      if (kommi.trim() === seen.kommi) setKommi(now.kommi)
    },
    onSuccess: async (answer) => {
      await invalidate(client, 'basket')
      say({ kind: 'done', text: t('saved', { name: answer.basket.name }) })
      if (isStillHere()) await navigate({ to: '/myaccount/manage-baskets' })
    },
  })
  const form = useFirstWrong(saving.error)
  const problem = isRefusal(saving.error, 'INVALID_NAME')
    ? 'invalid'
    : isRefusal(saving.error, 'NAME_ALREADY_TAKEN')
      ? 'taken'
      : basketNameProblem(name, others)

  function save(event: FormEvent) {
    event.preventDefault()
    if (problem === undefined || saving.isError) saving.mutate()
  }

  return (
    <>
      <h1>{t('editTitle')}</h1>
      <form ref={form} className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={t('name')}
          hint={mayRename ? undefined : t('mayNotManage')}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            saving.reset()
          }}
          error={problem && t(`name.${problem}`)}
          disabled={!mayRename}
          maxLength={60}
          autoComplete="off"
          required
        />
        <TextField
          label={t('kommi')}
          hint={t('kommiHint')}
          value={kommi}
          onChange={(event) => setKommi(event.target.value)}
          maxLength={80}
          autoComplete="off"
        />
        {isRefusal(saving.error, 'CHANGED_MEANWHILE') && (
          <Notice kind="warning">
            {t('changedMeanwhile', { name: seen.name, kommi: seen.kommi === '' ? '–' : seen.kommi })}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={name.trim() === ''} busy={saving.isPending}>
            {t('save')}
          </Button>
          <LinkButton to="/myaccount/manage-baskets" look="plain">
            {t('cancel')}
          </LinkButton>
        </div>
      </form>
    </>
  )
}
