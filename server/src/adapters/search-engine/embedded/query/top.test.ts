import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byRank, Top } from './top.ts'

test('keeps the best hits in the order of a full sort', () => {
  const keys = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 20 }), (list, limit) => {
      const hits = list.map(([key, second], hit) => ({ hit, key, second }))
      const top = new Top(limit)
      for (const { hit, key, second } of hits) if (key >= top.threshold) top.add(hit, key, second)
      expect(top.list()).toEqual(hits.toSorted(byRank).slice(0, limit))
    }),
  )
})
