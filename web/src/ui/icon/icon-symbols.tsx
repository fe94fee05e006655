import { Check, ChevronDown, CircleCheck, CircleX, Clock, Minus, Plus, ShoppingCart } from 'lucide-react'
import { memo } from 'react'

/** Icons that stand on a page many times, by the names {@link Icon} knows them by. */
const icons = {
  cart: ShoppingCart,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  clock: Clock,
  minus: Minus,
  plus: Plus,
}

export type IconName = keyof typeof icons

/** Their drawings, once per document. */
export const IconSymbols = memo(function IconSymbols() {
  return (
    <svg style={{ display: 'none' }} aria-hidden>
      {Object.entries(icons).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
})
