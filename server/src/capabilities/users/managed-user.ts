import { createHash } from 'node:crypto'
import type { Result } from '@shop/contract/define-resource'
import type { users as resource } from '@shop/contract/resources/users'
import type { Context } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { listCatalogsFor } from '../assortment/public.ts'
import { readBudgetAndSales } from '../budgets/public.ts'
import { netVisible } from '../prices/public.ts'
import { changeableOf, mayGiveWayIn, permissionsOf } from './manageable.ts'
import { listAccesses, listHeld, type ManagedRow } from './managed-store.ts'

export type ManagedUser = Result<typeof resource, 'GET_USER'>['user']

/** All there is to show of a user, and what of it may be changed by who asks. */
export async function describeUser(
  row: ManagedRow,
  { db, actor, today, language }: Pick<Context, 'db' | 'actor' | 'today' | 'language'>,
): Promise<ManagedUser> {
  const by = signedInUser(actor)
  const { actsForOthers, acceptedTerms, letterSentAt, ...data } = row
  const whose = { userId: row.userId, kunnr: actor.kunnr, currency: actor.currency }
  const amounts = netVisible(actor) && actor.permissions.has('DOCUMENTS_ORDERS')
  const held = new Set(await listHeld(db, row.userId))
  const accesses = await listAccesses(db, row.userId, by)
  const { budgets, sales } = await readBudgetAndSales(db, whose, { today, amounts })
  const catalogs = (await listCatalogsFor(db, whose)).map(({ name, ...catalog }) => ({
    ...catalog,
    name: name[language] ?? name.de,
  }))
  const permissions = permissionsOf(held, actor.permissions)
  const { firstName, lastName, alias, title, mail, phone, fax, master, budgetManager } = data
  return {
    ...data,
    letterSentAt: letterSentAt?.toISOString() ?? null,
    acceptedTerms: acceptedTerms !== null,
    currency: actor.currency,
    isOwn: row.userId === by.userId,
    changeable: changeableOf(row, by),
    wayInChangeable: mayGiveWayIn([...held], actor.permissions),
    rolesChangeable: by.master,
    permissions,
    accesses,
    budgets,
    sales,
    catalogs,
    versions: {
      data: hash([alias, title, firstName, lastName, mail, phone, fax, data.language, master, budgetManager]),
      permissions: hash([...held].toSorted()),
      access: hash(accesses.filter(({ assigned }) => assigned).map(({ kunnr }) => kunnr)),
      budget: hash([
        data.budgetActive,
        ...budgets.map(({ type, amount, lock, ...when }) => [
          type,
          amount,
          when.currency,
          lock,
          when.validFrom,
          when.validTo,
        ]),
      ]),
      catalogs: hash(
        catalogs
          .filter(({ assigned }) => assigned)
          .map(({ catalog, exclusive, active, validFrom, validTo }) => [
            catalog,
            exclusive,
            active,
            validFrom,
            validTo,
          ]),
      ),
    },
  }
}

/** A short sign of what was seen; not of what the ERP keeps besides. */
const hash = (seen: unknown): string => createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
