import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/privacy')({
  ...legalRoute('privacy'),
  component: PrivacyScreen,
})

function PrivacyScreen() {
  return <LegalText kind="privacy" />
}
