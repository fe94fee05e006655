import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/imprint')({
  ...legalRoute('imprint'),
  component: ImprintScreen,
})

function ImprintScreen() {
  return <LegalText kind="imprint" />
}
