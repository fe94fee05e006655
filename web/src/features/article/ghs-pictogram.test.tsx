import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GhsPictogram } from './ghs-pictogram.tsx'
import { pictograms } from './safety-data.ts'

test('every hazard has a picture of its own', () => {
  const drawings = pictograms.map((code) => renderToStaticMarkup(<GhsPictogram code={code} />))
  expect(new Set(drawings).size).toBe(9)
})
