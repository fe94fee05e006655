import { useTexts } from '#web/app/i18n/use-texts.ts'

/** Words that nothing was found for, as they were typed; none where that is all of what was asked. */
export function unknownIn(q: string, words: readonly string[]): string[] {
  const typed = words.map((word) => {
    const at = q.toLowerCase().indexOf(word)
    return at < 0 ? word : q.slice(at, at + word.length)
  })
  return typed.join(' ') === q.trim() ? [] : [...new Set(typed)]
}

/** Names the words that nothing was found for, so that one knows which to leave out. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  const t = useTexts('search')
  if (words.length === 0) return null
  const quoted = words.map((word) => t('quoted', { word })).join(', ')
  return <>{t('unknownWords', { count: words.length, words: quoted })}</>
}
