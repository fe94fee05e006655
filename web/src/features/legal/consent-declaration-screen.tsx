import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/consent-declaration')({
  ...legalRoute('consent-declaration'),
  component: ConsentDeclarationScreen,
})

function ConsentDeclarationScreen() {
  return <LegalText kind="consent-declaration" />
}
