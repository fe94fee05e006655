import { type Config, shopAddress } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import { readSettings } from '../shop/public.ts'
import { type AccountTemplate, accountWords } from './account-words.ts'
import { layOut, signatureOf } from './lay-out.ts'
import { secretPlace } from './secret.ts'
import { queueMail } from './store.ts'

type To = { alias: string; mail: string; language: Language }

/**
 * Queues a mail about a user's access, in his language.
 * @param token of the link in it; the stored mail holds it apart from its text, and only until it has left
 */
export async function queueAccountMail(
  db: Db,
  template: AccountTemplate,
  { user, token = '', config }: { user: To; token?: string; config: Config },
): Promise<void> {
  const { company } = await readSettings(db, 'company')
  const words = accountWords[user.language]
  const { subject, body } = words.texts[template]
  const { text, html } = layOut({
    paragraphs: [words.greeting, ...body],
    facts: [{ label: words.alias, value: user.alias }],
    link: token === '' ? '' : passwordLink(config),
    linkText: words.link,
    signature: [words.regards, ...signatureOf(company, user.language)],
    language: user.language,
  })
  const mail = { kind: template, kunnr: '', docid: '', recipient: user.mail, subject, text, html }
  await queueMail(db, { ...mail, secret: token })
}

/** The token stands behind the sign that browsers do not send to a server: it is in no log and in no referrer. */
function passwordLink(config: Config): string {
  const address = shopAddress(config)
  if (address === undefined) throw new Error('Mails with a link need the address of the shop: set BASE_URL.')
  return `${address}reset-password#token=${secretPlace}`
}
