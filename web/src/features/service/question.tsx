import { ChevronDown } from 'lucide-react'
import styles from './faq.module.css'
import type { FaqQuestion } from './questions.ts'

/** A question that opens its answer, by the browser's own means: it is found by the browser's search, too. */
export function Question({ question, level }: { question: FaqQuestion; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className={styles.question} lang={question.language}>
      <summary>
        <Heading>{question.title}</Heading>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {question.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}
