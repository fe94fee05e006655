import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { SuggestedDocuments, SuggestedLists } from '#web/app/frame/suggested-own.tsx'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './no-hits.module.css'
import { ownHitsQuery } from './queries.ts'

/**
 * The visitor's own documents and lists by words no article was found for: half of an old document's number, sent from
 * a phone instead of taken from the suggestions, leads to it. Nothing where they cannot be had, for the page is none of
 * theirs.
 */
export function OwnHits({ q }: { q: string }) {
  if (!hasAccount(useSession())) return null
  return (
    <CatchBoundary getResetKey={() => q} errorComponent={() => null}>
      <Found q={q} />
    </CatchBoundary>
  )
}

/** Above hits: the visitor's own documents whose number holds what was typed, for half of one fits articles, too. */
export function OwnDocuments({ q }: { q: string }) {
  return (
    <CatchBoundary getResetKey={() => q} errorComponent={() => null}>
      <Numbered q={q} />
    </CatchBoundary>
  )
}

function Numbered({ q }: { q: string }) {
  const t = useTexts('search')
  const { documents } = useSuspenseQuery(ownHitsQuery(q)).data
  // Others have it in their reference, which may be any word.
  const numbered = documents.filter(({ docid, number }) => `${docid} ${number}`.includes(q.trim()))
  if (numbered.length === 0) return null
  return (
    <Notice kind="info">
      {t('ownDocuments', { q })}
      <div className={styles.own}>
        <SuggestedDocuments documents={numbered} />
      </div>
    </Notice>
  )
}

function Found({ q }: { q: string }) {
  const t = useTexts('search')
  const { lists, documents } = useSuspenseQuery(ownHitsQuery(q)).data
  if (lists.length + documents.length === 0) return null
  return (
    <div className={`${styles.nearest} ${styles.own}`}>
      <h3>{t('ownHits')}</h3>
      <SuggestedDocuments documents={documents} />
      <SuggestedLists lists={lists} />
    </div>
  )
}
