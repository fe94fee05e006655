import { useState } from 'react'

/**
 * Whether an error came while one was in its field, as after Enter: screen readers read what belongs to a field when one
 * comes to it, and not when that changes. Everywhere else the focus is brought to the field, and nothing is read twice.
 */
export function useIsAloud(told: string | undefined, id: string): boolean {
  const [said, setSaid] = useState({ told, isAloud: false })
  if (said.told !== told) setSaid({ told, isAloud: told !== undefined && document.activeElement?.id === id })
  return said.isAloud
}
