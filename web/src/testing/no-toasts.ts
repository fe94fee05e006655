import { dismiss, sayAloud, toastStore } from '#web/app/toasts/toast-store.ts'

/** Takes away what other tests have told and said aloud: they share the page and its toasts. */
export function noToasts(): void {
  for (const { id } of toastStore.get()) dismiss(id)
  sayAloud('')
}
