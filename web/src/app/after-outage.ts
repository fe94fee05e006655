import { isRefusal } from './api/api-error.ts'
import { askShop, isMissingScript } from './missing-script.ts'

/** In milliseconds. */
const every = 5000

/**
 * Tries again by itself what could not be had while the shop was away, once it answers. In a shop that is well at the
 * first look it failed for another reason, and waits for the visitor. What an updated shop has no scripts for any more
 * comes whole.
 * @param error why it could not be had
 * @param again tries it on the page as it is
 * @param gone nobody waits for it any more
 */
export function whenBack(error: unknown, again: () => Promise<void>, gone: AbortSignal): void {
  let wasAway = isRefusal(error, 'OFFLINE', 'TRY_AGAIN_LATER') || isMissingScript(error)

  async function look() {
    const answer = await askShop()
    if (gone.aborted) return
    if (answer?.ok !== true) wasAway = true
    else {
      clearInterval(timer)
      if (!wasAway) return
      const isUpdated = answer.headers.get('x-build') !== document.documentElement.dataset['build']
      if (isMissingScript(error) && isUpdated) location.reload()
      else await again()
    }
  }
  if (gone.aborted) return
  const timer = setInterval(() => void look(), every)
  gone.addEventListener('abort', () => clearInterval(timer))
}
