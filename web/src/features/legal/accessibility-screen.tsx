import { createFileRoute } from '@tanstack/react-router'
import { legalRoute } from './legal-route.ts'
import { LegalText } from './legal-text.tsx'

export const Route = createFileRoute('/_shop/_public/accessibility')({
  ...legalRoute('accessibility'),
  component: AccessibilityScreen,
})

function AccessibilityScreen() {
  return <LegalText kind="accessibility" />
}
