import { use } from 'react'
import { useShop } from '../use-shop.ts'
import type { I18n } from './i18n.ts'
import type { Namespace } from './namespaces.ts'
import { type Translate, translate } from './translate.ts'

/**
 * The texts of a feature: `const t = useTexts('lists')`, then `t('title')`. Screens name their features in
 * `staticData.texts`; a part that is loaded later suspends until its texts are there.
 */
export function useTexts<N extends Namespace>(name: N): Translate<N> {
  const { i18n } = useShop()
  // Always: a drawing that React takes up again where it waited has to come by here, too, or the page is drawn anew.
  use(i18n.need(name))
  return textsOf(i18n, name)
}

/** As useTexts, outside components: for page titles, where the texts are already loaded. */
export function textsOf<N extends Namespace>(i18n: I18n, name: N): Translate<N> {
  const dictionary = i18n.dictionary(name) ?? {}
  return (key, values) => translate(dictionary, i18n.language, key, values)
}
