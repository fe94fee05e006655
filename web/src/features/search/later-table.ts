import { lazily } from '#web/app/lazily.tsx'

/** Most pages are tiles; a page that opens as a table waits for it, so that Back finds its place on it. */
export const HitTable = lazily(async () => (await import('./hit-table.tsx')).HitTable)
