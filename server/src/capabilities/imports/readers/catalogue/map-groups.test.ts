import { expect, test } from 'vitest'
import { mapGroups } from './map-groups.ts'
import type { Group } from './records.ts'

const group = (id: string, de: string, parent?: string): Group => ({
  type: 'group',
  line: 1,
  id,
  parent,
  names: [{ language: 'de', text: de }],
  descriptions: [],
})

function namesOf(groups: readonly Group[], supplier: { name?: string } = { name: 'Profilwerk' }) {
  const items = [
    ...mapGroups(new Map(groups.map((each) => [each.id, each])), 'S', { catalogId: '', supplier }),
  ]
  return items.flatMap((item) =>
    item.type === 'row' && item.kind === 'categories' && 'name' in item.value ? [item.value.name] : [],
  )
}

test('the root of a catalogue keeps its name where that says something, or where others stand beside it', () => {
  expect(namesOf([group('1', 'Winkelprofile'), group('2', 'Katalog', '1')])).toEqual([
    { de: 'Winkelprofile' },
    { de: 'Katalog' },
  ])
  expect(namesOf([group('1', 'Katalog'), group('2', 'Zubehör')])).toEqual([
    { de: 'Katalog' },
    { de: 'Zubehör' },
  ])
  expect(namesOf([group('1', 'Katalog')])).toEqual([{ de: 'Katalog' }])
  expect(namesOf([group('1', 'Root'), group('2', 'Zubehör', '1')], {})).toEqual([
    { de: 'Root' },
    { de: 'Zubehör' },
  ])
})

test.each(['Root', 'Katalog', 'PRODUKTGRUPPEN', 'Hauptkatalog', 'catalog'])(
  'a root called %s is shown to customers under the name of the supplier',
  (name) => {
    expect(namesOf([group('1', name), group('2', 'Zubehör', '1')])).toEqual([
      { de: 'Profilwerk' },
      { de: 'Zubehör' },
    ])
  },
)
