import type { Page } from '@playwright/test'

interface Typing {
  /** Milliseconds between two keys. */
  every?: number
  end?: 'Enter' | 'Tab' | undefined
}

/**
 * Types like a hand scanner: each key has the time it would have been pressed at, so that a busy machine makes no person of
 * it. The separator of GS1 codes is pressed as scanners do.
 */
export async function scan(
  page: Page,
  code: string,
  { every = 3, end = 'Enter' }: Typing = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const keys = [...Array.from(code, keyOf), ...(end === undefined ? [] : [endOf(end)])]
  const start = Date.now()
  await Promise.all(
    keys.flatMap((key, index) => {
      const timestamp = (start + index * every) / 1000
      return [
        client.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        client.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' }),
      ]
    }),
  )
  await client.detach()
}

const keyOf = (sign: string) =>
  sign === '\u001D'
    ? { key: ']', code: 'BracketRight', modifiers: 2, text: '' }
    : { key: sign, code: '', text: sign }

const endOf = (key: 'Enter' | 'Tab') => ({ key, code: key, text: key === 'Enter' ? '\r' : '' })
