// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { CheckField } from './check-field.tsx'

test('the hint in the words beside a box is read once, and what is wrong is read behind it', async () => {
  await renderUi(<CheckField label="Nur komplett" hint="Wir warten auf alles." error="Bitte wählen." />)
  const box = screen.getByRole('checkbox', { name: /^Nur komplett\s*Wir warten auf alles\.$/ })
  const described = (box.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Bitte wählen.'])
})
