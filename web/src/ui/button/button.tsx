import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  /** Works on it: the button stays where it is, keeps its width and cannot be pressed again. */
  busy?: boolean
  icon?: ReactNode
}

/** The shop's button. `type` is "button" unless said otherwise, so that no form is sent by accident. */
export function Button({ look, size, wide, busy = false, icon, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide })}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  )
}
