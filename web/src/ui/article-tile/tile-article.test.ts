import { expect, test } from 'vitest'
import { addressName } from './tile-article.ts'

test.each([
  ['Fliese Größe 60×120', 'fliese-groesse-60-120'],
  ['Évier', 'evier'],
  ['  (Set) ', 'set'],
  ['***', undefined],
])('%j stands in the address as %j', (name, address) => expect(addressName(name)).toBe(address))
