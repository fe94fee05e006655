import { useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { chooseScheme, schemeOf } from '../scheme.ts'
import { useShop } from '../use-shop.ts'
import { Choice } from './choice.tsx'

/** Light, dark, or as the device is set. */
export function SchemeChoice() {
  const t = useTexts('app')
  const { basePath } = useShop()
  const [scheme, setScheme] = useState(() => schemeOf(document.cookie))
  return (
    <Choice
      legend={t('look')}
      name="scheme"
      value={scheme ?? 'device'}
      options={[
        { value: 'light', label: t('lookLight') },
        { value: 'dark', label: t('lookDark') },
        { value: 'device', label: t('lookDevice') },
      ]}
      onChoose={(value) => {
        const chosen = value === 'device' ? undefined : value
        chooseScheme(chosen, basePath)
        setScheme(chosen)
      }}
    />
  )
}
