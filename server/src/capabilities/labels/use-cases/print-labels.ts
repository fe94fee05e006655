import type { FieldCode } from '@shop/contract/answer'
import type { labels } from '@shop/contract/resources/labels'
import { z } from 'zod'
import type { UseCase } from '#server/http/context.ts'
import { countMails, queueMail } from '../../mails/public.ts'
import { labelOwner } from '../label-owner.ts'
import { makeLabels } from '../make-labels.ts'
import { places, printProblems } from '../print-plan.ts'
import { listLabels } from '../store.ts'
import { labelWords } from '../words.ts'

/** Mails with labels a customer may send in an hour: their text is ours, the address is anybody's. */
const mostAnHour = 20
const hour = 3_600_000

/** PRINT_LABELS */
export const printLabels: UseCase<typeof labels, 'PRINT_LABELS'> = async (input, context) => {
  const { db, actor, language, config, now, fail, invalid } = context
  const rows = await listLabels(context, labelOwner(actor))
  if (rows.length === 0) throw fail('LABELS_EMPTY')
  const { send_method: sendMethod, mail = '', ...print } = input
  const mailProblem = sendMethod === 'mail' ? problemOfMail(mail) : undefined
  const problems = { ...printProblems(print, rows), ...(mailProblem && { mail: mailProblem }) }
  if (Object.keys(problems).length > 0) throw invalid(problems)

  const count = rows.reduce((sum, { labelQuantity }) => sum + labelQuantity, 0)
  const printed = { labels: count, pages: (places(print, count).at(-1)?.page ?? 0) + 1 }
  if (sendMethod === 'download') {
    const query = new URLSearchParams(Object.entries(print).map(([key, value]) => [key, String(value)]))
    return { ...printed, url: `${config.basePath}download/labels?${query}` }
  }

  const [kind, { kunnr }] = ['labels', actor]
  const since = new Date(now.getTime() - hour)
  if ((await countMails(db, { kind, kunnr }, since)) >= mostAnHour) throw fail('TOO_MANY_ATTEMPTS')
  const { subject, text } = labelWords[language]
  await queueMail(db, {
    kind,
    kunnr,
    docid: '',
    recipient: mail,
    replyTo: actor.user?.mail ?? '',
    subject,
    text: `${text(count)}\n\n${actor.user?.name ?? ''}\n${actor.customerName}`,
    attachments: [await makeLabels(rows, print, context)],
  })
  return { ...printed, url: '' }
}

function problemOfMail(mail: string): FieldCode | undefined {
  if (mail === '') return 'REQUIRED'
  return z.email().safeParse(mail).success ? undefined : 'NOT_AN_EMAIL'
}
