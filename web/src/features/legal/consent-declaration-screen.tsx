import { createFileRoute } from '@tanstack/react-router'
import { InPreparation } from '#web/app/faces/in-preparation.tsx'

export const Route = createFileRoute('/_shop/_public/consent-declaration')({ component: InPreparation })
