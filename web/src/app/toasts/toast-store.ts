/** What a toast says: a text, or an error that is put into words where it is shown. */
export type Message =
  | { kind: 'done' | 'info'; text: string; undo?: () => void }
  | { kind: 'error'; text: string }
  | { kind: 'error'; error: unknown }

export type Toast = Message & { id: number }

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a toast; with `undo` it carries the button "Rückgängig". Browser only. */
export function say(message: Message) {
  change([...toasts.slice(-2), { ...message, id: nextId++ }])
}

export function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
