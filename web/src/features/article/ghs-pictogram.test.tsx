// @vitest-environment happy-dom
import { render, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GhsPictogram } from './ghs-pictogram.tsx'
import { pictograms } from './safety-data.ts'

test('every hazard has a picture of its own in a diamond', () => {
  const { container } = render(
    <ul>
      {pictograms.map((code) => (
        <li key={code}>
          <GhsPictogram code={code} />
        </li>
      ))}
    </ul>,
  )
  const drawings = within(container)
    .getAllByRole('listitem')
    .map(({ innerHTML }) => innerHTML)
  expect(new Set(drawings).size).toBe(9)
})
