import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../guard.ts'

/** Screens that need a login. */
export const Route = createFileRoute('/_shop/_signed-in')({
  staticData: { area: 'signed-in' },
  beforeLoad: guard,
})
