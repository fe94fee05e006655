import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { type Basket, basketQuery, multibasketsQuery, type Position } from './queries.ts'

/** What can be changed on a line. */
export type Change = Partial<Pick<Position, 'quantity' | 'note' | 'reference'>>

/** Changes by line that were refused because somebody else had changed the line meanwhile. */
export type Conflicts = ReadonlyMap<number, Change>

/**
 * Writes on the lines of the active basket. They show at once, are sent one after the other with the version that was
 * seen, and where somebody was faster both states stay on screen until the user decides.
 */
export function usePositions() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const [conflicts, setConflicts] = useState<Conflicts>(new Map())
  const { queryKey } = basketQuery()
  const current = () => client.getQueryData(queryKey)
  const keep = (basket: Basket) => client.setQueryData(queryKey, basket)
  /** Ordered, emptied or deleted elsewhere: the lines on screen are no longer there. */
  const lookAgain = (error: unknown) =>
    isRefusal(error, 'DB_ENTRY_NOT_FOUND', 'BASKET_NOT_FOUND') && invalidate(client, 'basket')

  const editing = useMutation({
    scope: { id: 'basket' },
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: ({ posnr, change }: { posnr: number; change: Change }) => {
      const version = current()?.positions.find((one) => one.posnr === posnr)?.version
      return api.post('basket', 'EDIT_POSITION', {
        ...target(current()),
        posnr,
        ...change,
        ...(version === undefined ? {} : { version }),
      })
    },
    onMutate: ({ posnr, change }) => {
      const before = current()
      if (before) keep({ ...before, positions: before.positions.map(changed(posnr, change)) })
      setConflicts((all) => without(all, posnr))
      return { before }
    },
    onSuccess: keep,
    onError: (error, { posnr, change }, context) => {
      if (isRefusal(error, 'VERSION_CONFLICT') && isBasket(error.data)) {
        keep(error.data)
        setConflicts((all) => new Map(all).set(posnr, change))
      } else if (context?.before) keep(context.before)
      void lookAgain(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: multibasketsQuery.queryKey }),
  })

  const removing = useMutation({
    scope: { id: 'basket' },
    mutationFn: ({ posnr }: Position) =>
      api.post('basket', 'REMOVE_POSITION', { ...target(current()), posnr }),
    onMutate: ({ posnr }) => {
      const before = current()
      if (before) keep({ ...before, positions: before.positions.filter((one) => one.posnr !== posnr) })
      return { before }
    },
    onSuccess: (basket, position) => {
      keep(basket)
      const name = position.article?.maktx1 ?? position.matnr
      say({ kind: 'done', text: t('removed', { name }), undo: () => void putBack(position) })
      return invalidate(client, 'materialmaster')
    },
    onError: (error, _position, context) => {
      if (context?.before) keep(context.before)
      void lookAgain(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: multibasketsQuery.queryKey }),
  })

  async function putBack({ matnr, quantity, unit, note, reference }: Position) {
    try {
      await api.post('basket', 'ADD_ARTICLE', {
        ...target(current()),
        matnr,
        quantity,
        unit,
        note,
        reference,
      })
    } catch (error) {
      say({ kind: 'error', error })
    }
    await invalidate(client, 'basket', 'materialmaster')
  }

  return {
    edit: (posnr: number, change: Change) => editing.mutate({ posnr, change }),
    remove: (position: Position) => removing.mutate(position),
    isSaving: editing.isPending || removing.isPending,
    conflicts,
    /** The other's state is fine. */
    giveWay: (posnr: number) => setConflicts((all) => without(all, posnr)),
  }
}

/** Names the basket on screen, so that another tab that made another one active changes nothing here. */
const target = (basket: Basket | undefined) => (basket ? { multibasket: basket.basket.id } : {})

const changed = (posnr: number, change: Change) => (position: Position) =>
  position.posnr === posnr ? { ...position, ...change } : position

function without(all: Conflicts, posnr: number): Conflicts {
  const rest = new Map(all)
  rest.delete(posnr)
  return rest
}

function isBasket(data: object): data is Basket {
  return 'basket' in data && 'positions' in data && 'totals' in data
}
