import type { keepFocus } from './keep-focus.ts'
import { whenIdle } from './when-idle.ts'

type Keeper = ReturnType<typeof keepFocus>

/**
 * {@link keepFocus}, loaded when the browser has nothing else to do, or as soon as something has the focus: what had it first
 * may be gone before it is there.
 */
export function keepFocusLater(): Keeper {
  let keeper: Keeper | undefined
  let isAskedFor = false
  const load = async () => {
    if (isAskedFor) return
    isAskedFor = true
    try {
      keeper = (await import('./keep-focus.ts')).keepFocus()
    } catch {
      // Without it the browser's own way remains.
    }
  }
  document.addEventListener('focusin', () => void load(), { once: true })
  whenIdle(() => void load())
  return { wasPutOn: (element) => keeper?.wasPutOn(element) ?? false }
}
