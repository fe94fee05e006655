import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>, ButtonLook {}

function ButtonAnchor({ look, size, wide, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, wide })}>
      {children}
    </a>
  )
}

/** A link that looks like a button: for steps that lead to another screen. Takes the router link's properties. */
export const LinkButton = createLink(ButtonAnchor)
