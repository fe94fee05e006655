import { useMatches } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { titleOf } from './unbuilt.ts'

/** The honest face of an address whose screen is not built yet; no finished screen links to one. */
export function InPreparation() {
  const t = useTexts('preparation')
  const app = useTexts('app')
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <Face kind="preparation" title={titleOf(t, path)} text={t('text')}>
      <LinkButton to="/">{app('toHome')}</LinkButton>
    </Face>
  )
}
