import type { Context } from '#server/http/context.ts'

/** With a real ERP its clerks do this there: what they did comes back by import. */
export function requireBuiltIn({ services, fail }: Pick<Context<'STATE_NOT_ALLOWED'>, 'services' | 'fail'>) {
  if (services.erp.kind !== 'built-in') throw fail('STATE_NOT_ALLOWED')
}
