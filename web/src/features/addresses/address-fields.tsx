import { deliveryCountries } from '@shop/contract/delivery-countries'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import type { TextKey } from '#web/app/i18n/translate.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './addresses.module.css'
import type { Place, PlaceField } from './place.ts'

interface AddressFieldsProps {
  place: Place
  /** Codes of fields by their names, as the shop has refused them. */
  wrong: Partial<Record<string, string>>
  onChange: (place: Place) => void
}

/** The fields of an address: whoever types one anywhere types it here. */
export function AddressFields({ place, wrong, onChange }: AddressFieldsProps) {
  const t = useTexts('addresses')
  const fieldText = useFieldErrorText()
  const countries: string[] = [...deliveryCountries]
  // The ERP may have written another.
  if (!countries.includes(place.country)) countries.push(place.country)

  const field = (name: PlaceField, maxLength: number, autoComplete: string) => ({
    name,
    maxLength,
    autoComplete,
    value: place[name],
    error: name === 'plz' && wrong.plz === 'INVALID' ? t('plzWrong') : fieldText(wrong[name]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...place, [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <TextField label={t('firstName')} {...field('firstName', 80, 'shipping given-name')} />
      <TextField label={t('name')} required {...field('name', 120, 'shipping organization')} />
      <TextField label={t('street')} required {...field('street', 120, 'shipping address-line1')} />
      <div className={styles.town}>
        <TextField
          label={t('plz')}
          required
          inputMode={place.country === 'NL' ? 'text' : 'numeric'}
          {...field('plz', 10, 'shipping postal-code')}
        />
        <TextField label={t('city')} required {...field('city', 80, 'shipping address-level2')} />
      </div>
      <SelectField
        label={t('country')}
        required
        name="country"
        autoComplete="shipping country"
        value={place.country}
        error={fieldText(wrong.country)}
        options={countries.map((code) => ({ value: code, label: countryName(code, t) }))}
        onChange={({ target }) => onChange({ ...place, country: target.value })}
      />
    </div>
  )
}

/** A country by its name; by its code where the shop has no name for it. */
export function countryName(code: string, t: (key: TextKey<'addresses'>) => string): string {
  const isNamed = deliveryCountries.some((country) => country === code)
  return isNamed ? t(`country.${code}` as TextKey<'addresses'>) : code
}
