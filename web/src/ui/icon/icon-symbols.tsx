import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  CircleX,
  Clock,
  Info,
  LayoutGrid,
  LogIn,
  RefreshCw,
  Scale,
  ScanBarcode,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Table2,
  Tag,
  TriangleAlert,
  UserRoundCog,
  X,
} from 'lucide-react'
import { memo } from 'react'

/** Icons that stand on a page many times or on every page, by the names {@link Icon} knows them by. */
const icons = {
  acting: UserRoundCog,
  cart: ShoppingCart,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  clock: Clock,
  close: X,
  info: Info,
  'layout-grid': LayoutGrid,
  'log-in': LogIn,
  refresh: RefreshCw,
  scale: Scale,
  scan: ScanBarcode,
  search: Search,
  sliders: SlidersHorizontal,
  table: Table2,
  tag: Tag,
  'triangle-alert': TriangleAlert,
  user: CircleUser,
}

export type IconName = keyof typeof icons

const place = 'icons'

/**
 * Their drawings, once per document. The server draws them; the browser keeps what it finds, and loads none of them.
 */
export const IconSymbols = memo(function IconSymbols() {
  if (!import.meta.env.SSR) return <svg {...hidden} dangerouslySetInnerHTML={{ __html: drawn() }} />
  return (
    <svg {...hidden}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
})

const hidden = { id: place, style: { display: 'none' }, 'aria-hidden': true, suppressHydrationWarning: true }
const drawn = () => document.getElementById(place)?.innerHTML ?? ''
