import { useMutation } from '@tanstack/react-query'
import { useTexts } from '../i18n/use-texts.ts'
import { useShop } from '../use-shop.ts'
import { Choice } from './choice.tsx'

/** The language of the interface. The page is loaded anew, since every text on it and in its cache changes. */
export function LanguageChoice() {
  const t = useTexts('app')
  const { api, i18n } = useShop()
  const change = useMutation({
    mutationFn: (language: 'de' | 'en') => api.post('session', 'SET_LANGUAGE', { language }),
    onSuccess: () => location.reload(),
  })
  return (
    <Choice
      legend={t('language')}
      name="language"
      value={change.variables ?? i18n.language}
      options={[
        { value: 'de', label: 'Deutsch', lang: 'de' },
        { value: 'en', label: 'English', lang: 'en' },
      ]}
      onChoose={(language) => change.mutate(language)}
    />
  )
}
