import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { sessionQuery, useConfig, useSession } from '#web/app/shop-queries.ts'
import { ContactCard, ContactForm, contactQuery, type Recipient } from '#web/features/documents/public.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Branch } from './branch.tsx'
import styles from './contact.module.css'

export const Route = createFileRoute('/_shop/_signed-in/contact')({
  staticData: { texts: ['service', 'documents'] },
  loader: async ({ context: { queryClient } }) => {
    if (hasAccount(await queryClient.ensureQueryData(sessionQuery)))
      await queryClient.ensureQueryData(contactQuery)
  },
  head: ({ match }) => pageTitle(match.context, 'service', 'contact'),
  component: ContactScreen,
})

/** Whom to call, where to go, and a message to either. */
function ContactScreen() {
  const t = useTexts('service')
  const { company, plants } = useConfig()
  const session = useSession()
  return (
    <div className={styles.screen}>
      <header>
        <h1>{t('contact')}</h1>
        <p className={styles.soft}>{t('contactAbout')}</p>
      </header>
      <div className={styles.columns}>
        {hasAccount(session) ? (
          <OwnContact />
        ) : (
          <Panel title={t('contactCompany')}>
            <ContactCard contact={{ ...company, role: '' }} />
            <p className={styles.soft}>{t('contactForCustomers')}</p>
          </Panel>
        )}
      </div>
      {plants.length > 0 && (
        <section aria-labelledby="branches">
          <h2 id="branches">{t('contactBranches')}</h2>
          <ul className={styles.branches}>
            {plants.map((plant) => (
              <Branch key={plant.werks} plant={plant} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The customer's person, the company, and the form to write to them or to a branch. */
function OwnContact() {
  const t = useTexts('service')
  const { company, plants } = useConfig()
  const { contact } = useSuspenseQuery(contactQuery).data
  const [first, ...others] = recipientsOf([...(contact === null ? [] : [contact]), company, ...plants])
  return (
    <>
      <div className={styles.people}>
        {contact !== null && (
          <Panel title={t('contactPerson')}>
            <ContactCard contact={contact} />
          </Panel>
        )}
        <Panel title={t('contactCompany')}>
          <ContactCard contact={{ ...company, role: '' }} />
        </Panel>
      </div>
      {first && (
        <Panel title={t('contactWrite')}>
          <ContactForm recipients={[first, ...others]} />
        </Panel>
      )}
    </>
  )
}

/** Who has a mail address, each address once. */
function recipientsOf(all: readonly Recipient[]): Recipient[] {
  const byMail = new Map<string, Recipient>()
  for (const { name, mail } of all) {
    const key = mail.toLowerCase()
    if (mail !== '' && !byMail.has(key)) byMail.set(key, { name, mail })
  }
  return [...byMail.values()]
}
