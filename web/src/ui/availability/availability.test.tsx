// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { Availability } from './availability.tsx'

const signOf = (words: RegExp) => screen.getByText(words).closest('[data-flag]')?.getAttribute('data-flag')

test('what is not available and comes in again bears the sign of what is late, what does not that of what is gone', async () => {
  await renderUi(
    <>
      <Availability flag="not-available" />
      <Availability flag="not-available" replenishmentDate="2026-12-12" />
      <Availability flag="shortly-available" replenishmentDate="2026-12-12" />
    </>,
  )
  expect(signOf(/^Nicht/)).toBe('not-available')
  expect(signOf(/12\.12\.2026/)).toBe('later')
  expect(signOf(/^Kurzfristig/)).toBe('shortly-available')
})
