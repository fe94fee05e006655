import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../guard.ts'

/** Screens everybody may see: login, registration, legal texts. */
export const Route = createFileRoute('/_shop/_public')({ staticData: { area: 'public' }, beforeLoad: guard })
