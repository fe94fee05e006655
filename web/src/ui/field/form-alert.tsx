import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

/** Why a form was not accepted, above its button; read aloud when it appears. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div aria-live="assertive">
      {text !== undefined && (
        <p className={styles.alert}>
          <Icon name="circle-alert" size={20} />
          {text}
        </p>
      )}
    </div>
  )
}
