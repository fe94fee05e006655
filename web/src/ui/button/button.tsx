import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react'
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
export function Button({ look, size, wide, busy, disabled, icon, children, onClick, ...rest }: ButtonProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const isStill = disabled === true && hasFocus
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide })}
      // Disabled it would lose the focus, and who works by keyboard his place: also where its own press is what leaves nothing
      // to be pressed. It is disabled once the focus goes on.
      disabled={disabled === true && !hasFocus}
      onFocus={(event) => {
        setHasFocus(true)
        rest.onFocus?.(event)
      }}
      onBlur={(event) => {
        // It has it still where the window is left for another one.
        setHasFocus(document.activeElement === event.currentTarget)
        rest.onBlur?.(event)
      }}
      onClick={
        busy === undefined && !isStill
          ? onClick
          : (event) => (busy || isStill || event.detail > 1 ? unheard : onClick)?.(event)
      }
      aria-disabled={busy || isStill || undefined}
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
