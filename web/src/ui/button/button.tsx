import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  /**
   * Works on it: the button stays where it is, keeps its width and the focus, and cannot be pressed again. Where it is
   * given at all, a double click is one press: what is quickly done would be done twice.
   */
  busy?: boolean
  icon?: ReactNode
}

/** The shop's button. `type` is "button" unless said otherwise, so that no form is sent by accident. */
export function Button({ look, size, wide, busy, icon, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide })}
      // Disabled it would lose the focus, and who works by keyboard his place.
      onClick={
        busy === undefined ? onClick : (event) => (busy || event.detail > 1 ? unheard : onClick)?.(event)
      }
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  )
}

/** Neither acts nor sends the form. */
function unheard(event: MouseEvent): void {
  event.preventDefault()
}
