import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once per view for the main step; `plain` for the rest; `ghost` inside tables; `danger` deletes. */
  look?: 'primary' | 'plain' | 'ghost' | 'danger' | undefined
  size?: 'normal' | 'small' | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
}

export function buttonClass({ look = 'primary', size = 'normal', wide = false }: ButtonLook): string {
  return [styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide]
    .filter(Boolean)
    .join(' ')
}
