import type { Answer } from '#web/app/api/resources.ts'
import styles from './legal-text.module.css'

type Sections = Answer<'misc', 'GET_LEGAL_TEXT'>['sections']

/** The sections of a legal text. */
export function LegalSections({ sections }: { sections: Sections }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
