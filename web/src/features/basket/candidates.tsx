import { useQuery } from '@tanstack/react-query'
import { getQuery } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './candidates.module.css'

interface CandidatesProps {
  /** Of the sentence that says so. */
  id: string
  words: string
  onChoose: (number: string) => void
}

const most = 3

/** An unknown number may be words, or nearly right: articles that could be meant. */
export function Candidates({ id, words, onChoose }: CandidatesProps) {
  const t = useTexts('basket')
  const { data } = useQuery(getQuery('search', 'SUGGEST', { q: words.trim() }))
  const articles = data?.articles.slice(0, most) ?? []
  return (
    <>
      <span id={id}>{t('rowUnknown')}</span>
      {articles.length > 0 && (
        <span className={styles.candidates}>
          {t('didYouMean')}
          {articles.map(({ matnr, matnrDisplay, maktx1, textLanguage }) => (
            <button key={matnr} type="button" className={styles.candidate} onClick={() => onChoose(matnr)}>
              {matnrDisplay} <span lang={textLanguage}>{keepUnits(maktx1)}</span>
            </button>
          ))}
        </span>
      )}
    </>
  )
}
