import type { energyQualifiers } from '@shop/contract/energy'
import { useTexts } from '#web/app/i18n/use-texts.ts'

interface Classed {
  qualifier: (typeof energyQualifiers)[number] | ''
  loadProfile: string
}

/** What an energy class is of where an article has several, e.g. "Heizung 55 °C" or "Warmwasser XL"; '' where it has one. */
export function useEnergySubject(): (label: Classed) => string {
  const t = useTexts('app')
  return ({ qualifier, loadProfile }) =>
    qualifier === '' ? '' : `${t(`energyOf.${qualifier}`)} ${loadProfile}`.trim()
}
