import type { useTexts } from '#web/app/i18n/use-texts.ts'

/** "Import 7 (preise.csv)": many imports have the same source, and some have none. */
export const runName = (t: ReturnType<typeof useTexts<'imports'>>, id: string, source: string): string =>
  source === '' ? t('run', { id }) : t('runOf', { id, source })
