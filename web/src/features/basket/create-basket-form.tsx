import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { basketNameProblem } from './basket-name.ts'
import styles from './create-basket-form.module.css'
import type { Multibasket } from './queries.ts'

interface CreateBasketFormProps {
  /** The baskets there are, so that a taken name is told while it is typed. */
  baskets: readonly Multibasket[]
  onCreated: (basket: Multibasket) => void
  /** Takes the focus when it appears. */
  focus?: boolean
}

/** Name and commission of a new basket (rules: specification section 5). */
export function CreateBasketForm({ baskets, onCreated, focus = false }: CreateBasketFormProps) {
  const t = useTexts('basket')
  const { api } = useShop()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [kommi, setKommi] = useState('')
  const [touched, setTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const creating = useMutation({
    meta: { handles: ['NAME_ALREADY_TAKEN', 'MISSING_NAME', 'INVALID_NAME'] },
    mutationFn: () => api.post('basket', 'CREATE_BASKET', { name: name.trim(), kommi: kommi.trim() }),
    onSuccess: async ({ basket }) => {
      await invalidate(client, 'basket')
      // Whoever has closed it has thought better of it, or is elsewhere by now.
      if (form.current) onCreated(basket)
    },
  })

  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus()
  }, [focus])

  const problem = refusedName(creating.error) ?? basketNameProblem(name, baskets)
  const isEmpty = name.trim() === ''

  function send(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (basketNameProblem(name, baskets) === undefined) creating.mutate()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          creating.reset()
        }}
        onBlur={() => setTouched(true)}
        error={problem && (touched || problem !== 'missing') ? t(`name.${problem}`) : undefined}
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
      <div>
        <Button type="submit" disabled={isEmpty} busy={creating.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

function refusedName(error: unknown): 'missing' | 'taken' | 'invalid' | undefined {
  if (isRefusal(error, 'NAME_ALREADY_TAKEN')) return 'taken'
  if (isRefusal(error, 'MISSING_NAME')) return 'missing'
  return isRefusal(error, 'INVALID_NAME') ? 'invalid' : undefined
}
