import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/terms-of-use')({
  ...legalRoute('terms-of-use'),
  component: TermsOfUseScreen,
})

function TermsOfUseScreen() {
  return <LegalText kind="terms-of-use" />
}
