import { createFileRoute } from '@tanstack/react-router'
import { InPreparation } from '#web/app/faces/in-preparation.tsx'

export const Route = createFileRoute('/_shop/_open/ordering-process-guest')({ component: InPreparation })
