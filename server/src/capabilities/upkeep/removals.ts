import type { Remover } from '#server/db/remove-some.ts'
import { removeDeletedAddresses, removeDeletions } from '../addresses/public.ts'
import { removeGuestBaskets } from '../baskets/public.ts'
import { removeCaptchas } from '../captcha/public.ts'
import { removeEndedArticles } from '../catalogue/public.ts'
import { removeChanges } from '../changes/public.ts'
import { removeOrderKeys } from '../checkout/public.ts'
import { removeImportFiles, removeImportRuns } from '../imports/public.ts'
import { removeJobs } from '../jobs/public.ts'
import { removeMails } from '../mails/public.ts'
import { removeRequests } from '../not-listed/public.ts'
import { removeMessages } from '../outbox/public.ts'
import { removeInsights } from '../search/public.ts'
import { removeAttempts, removeSessions } from '../sessions/public.ts'
import type { ShopSettings } from '../shop/public.ts'
import { removePasswordTokens } from '../users/public.ts'

type Removal = {
  /** What is removed, as metrics and log name it. */
  name: string
  remove: Remover
  /** Days it is kept after it ended. */
  days: (retention: ShopSettings['retention']) => number
}

/** The least a setting can say: what would otherwise break a promise of the shop. */
const least = { orderKeys: 30, others: 1 }

const of = (key: keyof ShopSettings['retention'], atLeast: number = least.others) => {
  return (retention: ShopSettings['retention']) => Math.max(atLeast, retention[key])
}

/** Everything that is removed once nobody needs it: what, by whom, after how long. Sessions before their baskets. */
export const removals: readonly Removal[] = [
  { name: 'sessions', remove: removeSessions, days: of('sessions') },
  { name: 'guest_baskets', remove: removeGuestBaskets, days: of('guestBaskets') },
  { name: 'attempts', remove: removeAttempts, days: () => 1 },
  { name: 'password_tokens', remove: removePasswordTokens, days: () => 1 },
  { name: 'captchas', remove: removeCaptchas, days: () => 1 },
  { name: 'jobs', remove: removeJobs, days: of('jobs') },
  { name: 'mails', remove: removeMails, days: of('mails') },
  { name: 'outbox', remove: removeMessages, days: of('outbox') },
  { name: 'catalogue_changes', remove: removeChanges, days: of('catalogueChanges') },
  { name: 'order_keys', remove: removeOrderKeys, days: of('orderKeys', least.orderKeys) },
  { name: 'import_runs', remove: removeImportRuns, days: of('imports') },
  { name: 'import_files', remove: removeImportFiles, days: () => 1 },
  { name: 'search_insights', remove: removeInsights, days: of('searchInsights') },
  { name: 'articles', remove: removeEndedArticles, days: () => 0 },
  { name: 'deleted_addresses', remove: removeDeletedAddresses, days: () => 30 },
  { name: 'address_deletions', remove: removeDeletions, days: of('addressDeletions') },
  { name: 'product_requests', remove: removeRequests, days: of('productRequests') },
]
