import { expect, test } from 'vitest'
import { asTitlesWrite } from './as-typed.ts'

test.each([
  '2-6 copper coupling',
  '3/4 door casing',
  '1/2 door panel',
  '16 d battery',
  '2x4-1/2 block',
  '3068 wire',
  'door gap 2-4 in',
  'door camera 1080',
])('leaves as it is what is no size of a door, no nail and no length: %s', (q) => {
  expect(asTitlesWrite(q)).toBe(q)
})

test.each([
  ['2-6 interior door', '30 in interior door'],
  ['2/8 prehung', '32 in prehung'],
  ['3/0 x 6/8 slab', '36 in x 80 in slab'],
  ['3068 door', '36 in x 80 in door'],
  ['sch40 pvc', 'schedule 40 pvc'],
  ['sched. 80 elbow', 'schedule 80 elbow'],
  ['3/4plywood', '3/4 plywood'],
  ['1-1/2pipe', '1-1/2 pipe'],
  ['16 d common nails', '16d common nails'],
  ['2x4-8 stud', '2x4x8 stud'],
])('writes as titles do what builders type: %s', (q, written) => {
  expect(asTitlesWrite(q)).toBe(written)
})
