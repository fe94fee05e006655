import { readUser, type UserData } from './user-fields.tsx'

/**
 * Shows in a form what a user is by now, but for what has been typed in it: that stays.
 * @param before what the form began with
 */
export function showNow(form: HTMLFormElement, before: UserData, now: UserData): void {
  const shown: Partial<UserData> = readUser(new FormData(form), true)
  for (const [name, value] of Object.entries(now)) {
    const field = form.elements.namedItem(name)
    const isTouched = shown[name as keyof UserData] !== before[name as keyof UserData]
    if (isTouched || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value
    else field.value = String(value)
  }
}
