import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/terms')({
  ...legalRoute('terms'),
  component: TermsScreen,
})

function TermsScreen() {
  return <LegalText kind="terms" />
}
