import type { Words } from './words.ts'

/** Words as the import interface takes them. */
export function texts([de, en]: Words): { de: string; en: string } {
  return { de, en }
}

/** Euros as canonical money text with cents, e.g. 12.5 → "12.50". */
export function euros(amount: number): string {
  return (Math.round(amount * 100) / 100).toFixed(2)
}
