import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { getQuery } from '#web/app/api/queries.ts'
import { SuggestedArticle } from '#web/app/frame/suggested-article.tsx'
import { SuggestedDocuments, SuggestedLists } from '#web/app/frame/suggested-own.tsx'
import { SuggestedPlaces } from '#web/app/frame/suggested-places.tsx'
import rows from '#web/app/frame/suggestions.module.css'
import { useArrowKeys } from '#web/app/frame/use-arrow-keys.ts'
import { useSettled } from '#web/app/frame/use-settled.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { AddRows } from './add-rows.tsx'
import styles from './command-bar.module.css'
import { parseAdd, parseUnread } from './parse-command.ts'
import { usePlaces } from './places.ts'
import { UnreadNote } from './unread-note.tsx'
import { useHeadingNext } from './use-heading-next.ts'
import { useNumbered } from './use-numbered.ts'

const settleTime = 120

/**
 * Goes anywhere by its name, and puts articles into baskets: "4711 12 > Müller Bad". Enter takes the first line, arrows
 * lead to the others; what was understood is written in the line.
 */
export function CommandBar({ onClose }: { onClose: () => void }) {
  const { i18n } = useShop()
  // All that lines will be written with, before anything is typed: what came later would take the bar away meanwhile,
  // and with it the letters typed.
  void i18n.needFirst('keys', 'basket', 'documents')
  const t = useTexts('keys')
  useTexts('basket')
  useTexts('documents')
  const errorText = useErrorText()
  const app = useTexts('app')
  const formats = useFormats()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const toHeading = useHeadingNext()
  useArrowKeys(input, list)
  useEffect(() => input.current?.focus(), [])

  const settled = useSettled(typed, settleTime).trim()
  const read = parseAdd(settled, formats.number)
  // '4711 3 m' may as well be words to search for: a 'Rohr DN50 2 m'.
  const measured = useNumbered(read?.unit === undefined ? undefined : read)
  const order = read?.unit === undefined ? read : measured.order
  const unread = useNumbered(parseUnread(settled, formats.number))
  const found = useQuery({
    ...getQuery('search', 'SUGGEST', { q: (order?.number ?? unread.order?.number ?? settled).slice(0, 120) }),
    enabled: settled !== '' && !unread.isPending && !measured.isPending,
  })
  const isReady = settled === typed.trim() && (settled === '' || !found.isPending)

  const words = settled.toLowerCase()
  const places = usePlaces().filter(({ name }) => name.toLowerCase().includes(words))
  const {
    articles = [],
    exactHit = null,
    categories = [],
    brands = [],
    lists = [],
    documents = [],
  } = settled === '' ? {} : (found.data ?? {})
  const article = articles.find(({ matnr }) => matnr === exactHit)
  const isNumber = (order ?? unread.order) !== undefined && article !== undefined
  const shown = [...(isNumber ? [] : places), ...articles, ...categories, ...brands, ...lists, ...documents]

  function takeFirst() {
    // Who named an article and a basket there is not wants nothing else.
    list.current?.querySelector<HTMLElement>(isNumber ? '[data-add]' : 'a, button')?.click()
  }
  // Enter may be pressed before the shop has answered; then it counts once it has.
  useEffect(() => {
    if (!isAsked.current || !isReady) return
    isAsked.current = false
    takeFirst()
  })

  function leave() {
    toHeading()
    onClose()
  }

  const tiles = articles.map((each) => <SuggestedArticle key={each.matnr} article={each} onClick={leave} />)
  return (
    <Dialog title={t('commands')} onClose={onClose} wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) takeFirst()
          else isAsked.current = true
        }}
      >
        <input
          ref={input}
          className={styles.input}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            isAsked.current = false
          }}
          aria-label={t('command')}
          aria-describedby="command-hint"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="go"
        />
        <p id="command-hint" className={styles.hint}>
          {t('commandHint')}
        </p>
      </form>
      <p className="visually-hidden" aria-live="polite">
        {settled !== '' && isReady && t('results', { count: shown.length })}
      </p>
      <div ref={list} className={`${rows.rows} ${styles.list}`} aria-busy={!isReady || undefined}>
        {isReady && found.error && <p className={styles.note}>{errorText(found.error)}</p>}
        {/* An answer that did not come does not say that there is no such article. */}
        {isReady && order && !found.error && (
          <AddRows order={order} article={article} onClose={onClose} onLeave={leave} />
        )}
        {isReady && unread.order && article && <UnreadNote order={unread.order} article={article} />}
        {!isNumber &&
          places.map(({ to, name }) => (
            <Link key={to} to={to} onClick={leave} className={rows.row}>
              <ArrowRight aria-hidden size={16} />
              {name}
            </Link>
          ))}
        {article && tiles}
        <SuggestedPlaces categories={categories} brands={brands} onClick={leave} />
        <SuggestedLists lists={lists} onClick={leave} />
        {documents.length > 0 && <SuggestedDocuments documents={documents} onClick={leave} />}
        {settled !== '' && !isNumber && (
          <button
            type="button"
            className={rows.row}
            onClick={() => {
              leave()
              void navigate({ to: '/search', search: { q: settled } })
            }}
          >
            <Search aria-hidden size={16} />
            {t('searchFor', { q: settled })}
          </button>
        )}
        {!article && tiles}
        {settled === '' && (
          <button type="button" data-scan className={rows.row} onClick={onClose}>
            <Icon name="scan" size={16} />
            {app('scan')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
