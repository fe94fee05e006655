import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { lazyExtra } from '../lazily.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { formText } from '../form-text.ts'
import { valueEntry } from '../filter-entries.ts'
import { one } from '../search-params.ts'
import { useShop } from '../use-shop.ts'
import { ScanButton } from './scan-button.tsx'
import styles from './search-box.module.css'

const Suggestions = lazyExtra(async () => (await import('./suggestions.tsx')).Suggestions)

/** The widest thing in the head. A plain field until somebody types; the suggestions are loaded on the first touch. */
export function SearchBox() {
  const t = useTexts('app')
  const { basePath } = useShop()
  const navigate = useNavigate()
  // Other lists have words of their own in their address.
  const inAddress = useLocation({
    select: ({ pathname, search }) =>
      /\/(?:search|c\/.+)$/.test(pathname) ? (one((search as { q?: unknown }).q) ?? '') : '',
  })
  const [words, setWords] = useState({ typed: inAddress, at: inAddress })
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  // The address leads: another search, or Back, shows its words again.
  const typed = words.at === inAddress ? words.typed : inAddress
  const type = (text: string) => setWords({ typed: text, at: inAddress })

  async function search(query: string, category?: string) {
    setOpen(false)
    type(query)
    if (query.trim() === '') return
    const fq = category === undefined ? undefined : [valueEntry('category', category)]
    await navigate({ to: '/search', search: { q: query.trim(), fq } })
  }

  return (
    <search className={styles.search}>
      {/* Hearing the focus leave makes the form no control of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.form}
        action={`${basePath}search`}
        onSubmit={(event) => {
          event.preventDefault()
          // What stands in the field: the state may not have heard of it yet.
          void search(formText(new FormData(event.currentTarget), 'q'))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Safari gives the focus to no link that is pressed: left for nothing, the suggestions wait for the press.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          value={typed}
          onChange={({ target: { value } }) => {
            type(value)
            // What was typed before the page came to life may be told twice, the second time after the search.
            if (value !== typed) setOpen(true)
          }}
          onFocus={Suggestions.prepare}
          onPointerEnter={Suggestions.prepare}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return
            // The first Escape closes the suggestions; the browser would empty the field as well.
            event.preventDefault()
            setOpen(false)
          }}
          placeholder={t('searchPlaceholder')}
          aria-label={t('search')}
          aria-keyshortcuts="/"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <ScanButton className={styles.scan} />
        <button type="submit" className={styles.button} aria-label={t('searchStart')}>
          <Icon name="search" size={22} />
        </button>
        {open && typed.trim() !== '' && (
          <Suspense>
            <Suggestions
              input={input}
              query={typed.trim()}
              onSearch={search}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
