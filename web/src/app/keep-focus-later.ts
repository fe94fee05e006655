import type { keepFocus } from './keep-focus.ts'

type Keeper = ReturnType<typeof keepFocus>

/** {@link keepFocus}, loaded when something first has the focus: nobody needs it before. */
export function keepFocusLater(): Keeper {
  let keeper: Keeper | undefined
  const load = async () => {
    try {
      keeper = (await import('./keep-focus.ts')).keepFocus()
    } catch {
      // Without it the browser's own way remains.
    }
  }
  document.addEventListener('focusin', () => void load(), { once: true })
  return { wasPutOn: (element) => keeper?.wasPutOn(element) ?? false }
}
