import { permissionNames, permissions } from '@shop/contract/permissions'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

export type PermissionState = ManagedUser['permissions'][number]

/** Permissions a form has ticked; what cannot be changed does not travel with it. */
export const readPermissions = (form: FormData): PermissionState['name'][] =>
  permissionNames.filter((name) => form.has(`permission ${name}`))

/** A permission in the words of the visitor's language. */
export function usePermissionText(): (name: PermissionState['name']) => string {
  const { language } = useShop().i18n
  return (name) => permissions[name][language]
}

/** Every permission to tick; those that may not be changed here say why. */
export function PermissionChecks({ states }: { states: readonly PermissionState[] }) {
  const t = useTexts('users')
  const text = usePermissionText()
  return (
    <div className={styles.permissions}>
      {states.map(({ name, held, changeable }) => {
        const hint = permissions[name].supportOnly ? t('supportOnly') : t('notYours')
        return (
          <CheckField
            key={name}
            name={`permission ${name}`}
            label={text(name)}
            {...(!changeable && { hint })}
            defaultChecked={held}
            disabled={!changeable}
          />
        )
      })}
    </div>
  )
}
