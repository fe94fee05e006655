import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { getQuery } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { answering, byTopic } from './questions.ts'
import { Question } from './question.tsx'
import styles from './faq.module.css'

const faqQuery = getQuery('content', 'GET_FAQ', {})

export const Route = createFileRoute('/_shop/_signed-in/faq')({
  staticData: { texts: ['service'] },
  validateSearch: (search: Record<string, unknown>): { q?: string | undefined } => ({
    q: one(search.q)?.slice(0, 80),
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(faqQuery),
  head: ({ match }) => pageTitle(match.context, 'service', 'faq'),
  component: FaqScreen,
})

/** Frequent questions by topic, narrowed to those that hold what is typed. */
function FaqScreen() {
  const t = useTexts('service')
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { questions } = useSuspenseQuery(faqQuery).data
  const found = answering(questions, q)
  if (questions.length === 0)
    return (
      <Face kind="empty" title={t('faq')} text={t('faqEmpty')}>
        <Link to="/contact">{t('faqContact')}</Link>
      </Face>
    )
  return (
    <div className={styles.screen}>
      <header>
        <h1>{t('faq')}</h1>
        <p className={styles.soft}>{t('faqAbout')}</p>
      </header>
      <search className={styles.find}>
        <TextField
          type="search"
          label={t('faqFind')}
          value={q}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) =>
            void navigate({ search: { q: target.value || undefined }, replace: true, resetScroll: false })
          }
        />
        <output className={styles.soft}>{q === '' ? '' : t('faqFound', { count: found.length })}</output>
      </search>
      {byTopic(found).map(({ topic, language, questions: own }) => (
        <section key={topic} className={styles.topic}>
          {topic !== '' && <h2 lang={language}>{topic}</h2>}
          {own.map((question) => (
            <Question key={question.id} question={question} level={topic === '' ? 2 : 3} />
          ))}
        </section>
      ))}
      <p>
        {t('faqMissing')} <Link to="/contact">{t('faqContact')}</Link>
      </p>
    </div>
  )
}
