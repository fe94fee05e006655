import type { Page } from '@playwright/test'

/** Warnings, errors and requests to other hosts than the shop's of a page, collected from now on. */
export function complaintsOf(page: Page, own: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(own).origin) complaints.push(request.url())
  })
  return complaints
}
