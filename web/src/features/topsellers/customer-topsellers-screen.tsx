import { createFileRoute } from '@tanstack/react-router'
import { topsellersRoute } from './topsellers-route.tsx'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/topsellers/customer')(
  topsellersRoute('customer'),
)
