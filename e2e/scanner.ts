import type { Page } from '@playwright/test'

interface Typing {
  /** Milliseconds between two keys. */
  every?: number
  end?: 'Enter' | 'Tab' | undefined
  /** Milliseconds in the middle in which nothing arrives, though the keys were pressed: the device is busy. */
  hitch?: number
  /** How many keys arrive before that; half of them when left out. */
  early?: number
}

/**
 * Types like a hand scanner: each key has the time it would have been pressed at, so that a busy machine makes no person of
 * it. The separator of GS1 codes is pressed as scanners do.
 */
export async function scan(
  page: Page,
  code: string,
  { every = 3, end = 'Enter', hitch = 0, early }: Typing = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const keys = [...Array.from(code, keyOf), ...(end === undefined ? [] : [endOf(end)])]
  const start = Date.now()
  const press = (from: number, to: number) =>
    Promise.all(
      keys.slice(from, to).flatMap((key, index) => {
        const timestamp = (start + (from + index) * every) / 1000
        return [
          client.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
          client.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' }),
        ]
      }),
    )
  const middle = hitch > 0 ? (early ?? Math.floor(keys.length / 2)) : 0
  await press(0, middle)
  if (hitch > 0) await new Promise((resolve) => setTimeout(resolve, hitch))
  await press(middle, keys.length)
  await client.detach()
}

const keyOf = (sign: string) =>
  sign === '\u001D'
    ? { key: ']', code: 'BracketRight', modifiers: 2, text: '' }
    : { key: sign, code: '', text: sign }

const endOf = (key: 'Enter' | 'Tab') => ({ key, code: key, text: key === 'Enter' ? '\r' : '' })
