import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { ContactCard } from './contact-card.tsx'
import { ContactForm } from './contact-form.tsx'
import type { DocumentDetail } from './queries.ts'
import { useDocumentWords } from './use-document-words.ts'
import styles from './views.module.css'

interface ContactViewProps {
  head: DocumentDetail['documentHead']
  contact: DocumentDetail['contact']
}

/** Whom to ask about this document, and the form to do so; without a contact of his own, the company. */
export function ContactView({ head, contact }: ContactViewProps) {
  const t = useTexts('documents')
  const { company } = useConfig()
  const { documentName } = useDocumentWords()
  const recipient = { name: contact?.name ?? company.name, mail: contact?.mail || company.mail }
  return (
    <div className={styles.panels}>
      <Panel title={t('view.contact')}>
        {contact === null && <p className={styles.note}>{t('noContact')}</p>}
        <ContactCard contact={contact ?? { ...company, role: '' }} />
      </Panel>
      <Panel title={t('askTitle')}>
        <ContactForm
          recipients={[recipient]}
          subject={t('askAbout', { document: documentName(head) })}
          docid={head.docid}
        />
      </Panel>
    </div>
  )
}
