import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FolderSearch, Search } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { getQuery } from '../api/queries.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useCloseRequest } from '#web/ui/popup/use-close-request.ts'
import { usePressElsewhere } from '#web/ui/popup/use-press-elsewhere.ts'
import { SuggestedArticle } from './suggested-article.tsx'
import { SuggestedDocuments, SuggestedLists } from './suggested-own.tsx'
import { SuggestedPlaces } from './suggested-places.tsx'
import styles from './suggestions.module.css'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useCategoryHere } from './use-category-here.ts'
import { useSettled } from './use-settled.ts'

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  query: string
  /** Searches everything, or in one category. */
  onSearch: (query: string, category?: string) => Promise<void>
  onClose: () => void
}

const settleTime = 120

/** What the shop suggests while one types: words, categories, brands, own lists and documents, articles with the own price. */
export function Suggestions({ input, query, onSearch, onClose }: SuggestionsProps) {
  const t = useTexts('app')
  const q = useSettled(query, settleTime)
  const suggestions = useQuery({ ...getQuery('search', 'SUGGEST', { q }), placeholderData: keepPreviousData })
  const list = useRef<HTMLDivElement>(null)
  useArrowKeys(input, list)
  useCloseRequest(suggestions.data !== undefined, onClose)
  usePressElsewhere(true, () => input.current?.form, onClose)

  const here = useCategoryHere()
  const [hadWords, setHadWords] = useState(false)

  if (!suggestions.data) return null
  const { queries, categories, brands, articles, lists, documents } = suggestions.data
  const words = [here ? [here] : [], queries, categories, brands, lists, documents]
  const wordCount = words.reduce((sum, { length }) => sum + length, 0)
  const count = wordCount + articles.length
  if (wordCount > 0 && !hadWords) setHadWords(true)
  if (count === 0) return null
  return (
    <div ref={list} className={styles.list}>
      <p className="visually-hidden" aria-live="polite">
        {t('suggestionCount', { count })}
      </p>
      <div className={styles.words} data-kept={hadWords || undefined}>
        {here && (
          <button type="button" className={styles.row} onClick={() => void onSearch(query, here.id)}>
            <FolderSearch aria-hidden size={16} />
            <span>
              {query} <small>{t('searchInCategory', { category: here.name })}</small>
            </span>
          </button>
        )}
        {queries.map((words) => (
          <button key={words} type="button" className={styles.row} onClick={() => void onSearch(words)}>
            <Search aria-hidden size={16} />
            {words}
          </button>
        ))}
        <SuggestedPlaces categories={categories} brands={brands} onClick={onClose} />
        <SuggestedLists lists={lists} onClick={onClose} />
        {documents.length > 0 && <SuggestedDocuments documents={documents} onClick={onClose} />}
      </div>
      <div className={styles.articles}>
        {articles.map((article) => (
          <SuggestedArticle key={article.matnr} article={article} onClick={onClose} />
        ))}
      </div>
    </div>
  )
}
