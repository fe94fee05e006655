import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { senderAddress, withSecret } from '../../mails/public.ts'
import { readSettings } from '../../shop/public.ts'
import { findMail, listFiles } from '../store.ts'

/** GET_MAIL */
export const getMail: UseCase<typeof staff, 'GET_MAIL'> = async (input, { db, config, fail }) => {
  const found = await findMail(db, input.mail_id)
  if (found === undefined) throw fail('NOT_FOUND')
  const { sender, createdAt, secret, ...mail } = found
  const { company } = await readSettings(db, 'company')
  const files = await listFiles(db, mail.id)
  return {
    mail: {
      ...mail,
      // In the demo the folder is where mails are read; elsewhere nobody reads another one's link.
      text: withSecret(mail.text, mail.state === 'folder' ? secret : '•••'),
      from: senderAddress(sender, company),
      createdAt: createdAt.toISOString(),
      attachments: files.map((file) => ({
        ...file,
        url: `${config.basePath}download/mail?mail_id=${mail.id}&index=${file.index}`,
      })),
    },
  }
}
