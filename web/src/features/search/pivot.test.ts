import type { PivotNode } from '@shop/contract/resources/search'
import { expect, test } from 'vitest'
import { isActive, toggledCategory } from './pivot.ts'

const node = (id: string, children: PivotNode[] = []): PivotNode => ({
  id,
  value: `000100${id}`,
  label: id,
  image: '',
  level: 1,
  count: 1,
  isActive: false,
  markedForActivation: false,
  children,
})
const tree = [node('tiles', [node('floor', [node('outdoor')]), node('wall')]), node('tools')]

test('selecting activates the ancestors and deactivates siblings and descendants', () => {
  const fq = toggledCategory(['brand:"A"', 'category:"wall"'], tree, 'floor')
  expect(fq).toEqual(['brand:"A"', 'category:"floor"'])
  const active = ['tiles', 'floor', 'outdoor', 'wall', 'tools'].filter((id) => isActive(fq, tree, id))
  expect(active).toEqual(['tiles', 'floor'])
})

test('deselecting deactivates the category with its descendants and leaves its parent', () => {
  expect(toggledCategory(['category:"outdoor"'], tree, 'floor')).toEqual(['category:"tiles"'])
  expect(toggledCategory(['category:"tiles"'], tree, 'tiles')).toEqual([])
})

test('a bare hierarchy value in the address counts as well', () => {
  expect(isActive(['000100floor'], tree, 'tiles')).toBe(true)
})
