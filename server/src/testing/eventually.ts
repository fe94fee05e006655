import { vi } from 'vitest'

/** Waits until a check holds; machines are shared, so the limit only ends what never comes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 })
