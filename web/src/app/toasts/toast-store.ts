import { isRefusal } from '../api/api-error.ts'

/** What a toast says: a text, or an error that is put into words where it is shown. */
export type Message =
  | { kind: 'done' | 'info' | 'error'; text: string; undo?: () => void }
  | { kind: 'error'; error: unknown }

export type Toast = Message & { id: number }

let toasts: readonly Toast[] = []
let spoken = ''
/** Toasters on the page, in the order they came. */
let toasters: readonly string[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a toast; with `undo` it carries the button "Rückgängig". Browser only. */
export function say(message: Message) {
  const others = toasts.filter((toast) => !isSameError(toast, message))
  change([...others.slice(-2), { ...message, id: nextId++ }])
}

/** Has screen readers say what can be seen without a toast, e.g. the quantity after a press on plus. Browser only. */
export function sayAloud(text: string) {
  spoken = text
  change(toasts)
}

/** What fails three times for the same reason is told once, anew. */
const isSameError = (told: Message, message: Message): boolean =>
  'error' in told &&
  'error' in message &&
  isRefusal(told.error) &&
  isRefusal(message.error, told.error.code) &&
  told.error.message === message.error.message

/** Something was written: that the shop cannot be reached is no longer so. */
export function reached() {
  if (toasts.some(isOffline)) change(toasts.filter((toast) => !isOffline(toast)))
}

/** Tells that the shop cannot be reached, which is over once it answers again. */
export const isOffline = (told: Message): told is Extract<Message, { error: unknown }> =>
  'error' in told && isRefusal(told.error, 'OFFLINE', 'TRY_AGAIN_LATER')

export function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  get: () => toasts,
  spoken: () => spoken,
  last: () => toasters.at(-1),
  /** @returns takes the toaster off the page again */
  enter: (toaster: string) => {
    toasters = [...toasters, toaster]
    change(toasts)
    return () => {
      toasters = toasters.filter((one) => one !== toaster)
      change(toasts)
    }
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
