import { expect, test } from 'vitest'
import { auditActionNames, auditActions } from './audit-actions.ts'

test.each(auditActionNames)('%s has words of its own in both languages', (action) => {
  const { de, en } = auditActions[action]
  for (const language of ['de', 'en'] as const) {
    const others = auditActionNames.filter((other) => other !== action)
    expect(others.map((other) => auditActions[other][language])).not.toContain({ de, en }[language])
    expect({ de, en }[language]).toMatch(/^\p{Lu}[^-]+$/u)
  }
})
