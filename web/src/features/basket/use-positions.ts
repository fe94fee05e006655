import { useMutation, useMutationState, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { toldByBanner } from '#web/app/query/query-client.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { type Basket, basketQuery, multibasketsQuery, type Position } from './queries.ts'

/** What can be changed on a line. */
export type Change = Partial<Pick<Position, 'quantity' | 'note' | 'reference'>>

/** A change that was refused: somebody else had changed the line meanwhile, or nothing is saved from this page for now. */
export interface Refused {
  change: Change
  why: 'conflict' | 'unsaved'
}

/** A line as it was when its change was begun. */
export type Seen = Pick<Position, 'posnr' | 'version'>

/** Writes name the basket they were made in: while they wait another one may become the active one. */
interface Edit extends Seen {
  multibasket: string
  change: Change
}
interface Removal {
  multibasket: string
  position: Position
}

const editKey = ['basket', 'edit position']
const removeKey = ['basket', 'remove position']
const scope = { id: 'basket' }

/**
 * The lines of the active basket and writes on them. They show at once, over what the shop says; are sent one after the
 * other with the version that was seen, and where somebody was faster both states stay on screen until the user decides.
 */
export function usePositions() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const { queryKey } = basketQuery()
  const { basket, positions } = useSuspenseQuery(basketQuery()).data
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refused>>(new Map())
  const keep = (edit: Edit, why: Refused['why']) =>
    setRefusals((all) => new Map(all).set(lineKey(edit), { change: edit.change, why }))
  /** Versions that writes of this page have made of those they were sent with. */
  const made = useRef(new Map<string, number>())
  const refreshBaskets = () => void client.invalidateQueries({ queryKey: multibasketsQuery.queryKey })
  /** Ordered, emptied or deleted elsewhere, or no article any more: the lines on screen are not what is there. */
  const lookAgain = (error: unknown) =>
    isRefusal(error, 'DB_ENTRY_NOT_FOUND', 'BASKET_NOT_FOUND', 'ARTICLE_NUMBER_NOT_FOUND') &&
    void invalidate(client, 'basket')

  /** What a write answers; an answer that is on its way may have been given before it. */
  async function take(answer: Basket) {
    if (client.getQueryData(queryKey)?.basket.id !== answer.basket.id) return
    const isAsked = client.isFetching({ queryKey, exact: true }) > 0
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, answer)
    if (isAsked) void client.invalidateQueries({ queryKey, exact: true })
  }

  /** Own writes that were sent before have changed the line as well. */
  function versionBy(edit: Edit): number {
    let { version } = edit
    for (;;) {
      const later = made.current.get(versionKey({ ...edit, version }))
      if (later === undefined) return version
      version = later
    }
  }

  const editing = useMutation({
    mutationKey: editKey,
    scope,
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: (edit: Edit) => {
      const { multibasket, posnr, change } = edit
      return api.post('basket', 'EDIT_POSITION', { multibasket, posnr, ...change, version: versionBy(edit) })
    },
    onMutate: (edit) => setRefusals((all) => without(all, lineKey(edit))),
    onSuccess: (answer, edit) => {
      const version = answer.positions.find(({ posnr }) => posnr === edit.posnr)?.version
      if (version !== undefined) made.current.set(versionKey({ ...edit, version: versionBy(edit) }), version)
      return take(answer)
    },
    onError: async (error, edit) => {
      if (isRefusal(error, 'VERSION_CONFLICT') && isBasket(error.data)) {
        await take(error.data)
        keep(edit, 'conflict')
      } else if (isRefusal(error, ...toldByBanner)) keep(edit, 'unsaved')
      lookAgain(error)
    },
    onSettled: refreshBaskets,
  })

  const removing = useMutation({
    mutationKey: removeKey,
    scope,
    mutationFn: ({ multibasket, position: { posnr } }: Removal) =>
      api.post('basket', 'REMOVE_POSITION', { multibasket, posnr }),
    onSuccess: async (answer, removal) => {
      await take(answer)
      const { article, matnr } = removal.position
      const name = article?.maktx1 ?? matnr
      say({ kind: 'done', text: t('removed', { name }), undo: () => void putBack(removal) })
      void invalidate(client, 'materialmaster')
    },
    onError: lookAgain,
    onSettled: refreshBaskets,
  })

  async function putBack({ multibasket, position }: Removal) {
    const { matnr, quantity, unit, note, reference } = position
    try {
      await api.post('basket', 'ADD_ARTICLE', { multibasket, matnr, quantity, unit, note, reference })
    } catch (error) {
      say({ kind: 'error', error })
    }
    await invalidate(client, 'basket', 'materialmaster')
  }

  const edits = usePending<Edit>(editKey).filter(({ multibasket }) => multibasket === basket.id)
  const removed = usePending<Removal>(removeKey).filter(({ multibasket }) => multibasket === basket.id)
  const isRemoved = ({ posnr }: Position) => removed.some(({ position }) => position.posnr === posnr)
  return {
    /** With all that is on its way. */
    positions: edits.reduce(changed, positions).filter((position) => !isRemoved(position)),
    edit: ({ posnr, version }: Seen, change: Change) =>
      editing.mutate({ multibasket: basket.id, posnr, version, change }),
    remove: (position: Position) => removing.mutate({ multibasket: basket.id, position }),
    isSaving: edits.length + removed.length > 0,
    refusalOf: ({ posnr }: Position) => refusals.get(lineKey({ multibasket: basket.id, posnr })),
    /** The state there is is fine. */
    giveWay: ({ posnr }: Position) =>
      setRefusals((all) => without(all, lineKey({ multibasket: basket.id, posnr }))),
  }
}

/** What was pressed and not answered yet, in the order it was pressed. */
const usePending = <Write>(mutationKey: string[]): Write[] =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write,
  })

const changed = (positions: Position[], { posnr, change }: Edit): Position[] =>
  positions.map((position) => (position.posnr === posnr ? { ...position, ...change } : position))

const lineKey = ({ multibasket, posnr }: Pick<Edit, 'multibasket' | 'posnr'>) => `${multibasket} ${posnr}`
const versionKey = (edit: Omit<Edit, 'change'>) => `${lineKey(edit)} ${edit.version}`

function without(all: ReadonlyMap<string, Refused>, key: string): ReadonlyMap<string, Refused> {
  const rest = new Map(all)
  rest.delete(key)
  return rest
}

function isBasket(data: object): data is Basket {
  return 'basket' in data && 'positions' in data && 'totals' in data
}
