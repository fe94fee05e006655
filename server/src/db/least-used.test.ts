import { expect, test } from 'vitest'
import { LeastUsed } from './least-used.ts'

test('drops what was not asked for longest, and never keeps what is larger than all of it', () => {
  const map = new LeastUsed<string>(10)
  map.set('huge', 'x', 11)
  map.set('a', 'A', 4)
  map.set('b', 'B', 4)
  expect([map.get('huge'), map.get('a')]).toEqual([undefined, 'A'])
  map.set('c', 'C', 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['A', undefined, 'C'])
})
