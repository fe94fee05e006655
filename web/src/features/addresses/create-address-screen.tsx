import { createFileRoute } from '@tanstack/react-router'
import { unbuilt } from '#web/features/preparation/public.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/addresses/create')(unbuilt())
