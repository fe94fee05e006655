import { useTexts } from '#web/app/i18n/use-texts.ts'

/** Names the words that nothing was found for, so that one knows which to leave out. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  const t = useTexts('search')
  if (words.length === 0) return null
  const quoted = words.map((word) => t('quoted', { word })).join(', ')
  return <>{t('unknownWords', { count: words.length, words: quoted })}</>
}
