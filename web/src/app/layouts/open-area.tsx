import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../guard.ts'

/** The shop itself: for customers and, with automatic guest mode, for guests. */
export const Route = createFileRoute('/_shop/_open')({ staticData: { area: 'open' }, beforeLoad: guard })
