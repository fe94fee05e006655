import type { oxomi } from '@shop/contract/resources/oxomi'
import { portalToken, portalUser } from '#server/adapters/catalogue-portal/portal-token.ts'
import type { UseCase } from '#server/http/context.ts'

/** GET_PORTAL: the portal's configuration for this visitor. The secret stays here; the token ends with the day. */
export const getPortal: UseCase<typeof oxomi, 'GET_PORTAL'> = async (_input, context) => {
  const { actor, config, language, now, fail } = context
  if (config.portal === undefined) throw fail('NOT_FOUND')
  const { server, id, secret, roles, render, options } = config.portal
  const user = secret === '' ? '' : portalUser(secret, actor.owner)
  const token = secret === '' ? '' : portalToken({ secret, portal: id, user, roles }, now)
  const langsDetail = language === 'en' ? ['en', 'de'] : ['de', 'en']
  return { server, portal: id, user, token, roles, lang: language, langsDetail, render, options }
}
