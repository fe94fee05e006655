import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  stud: 'Vento 2 in. x 4 in. x 8 ft. Whitewood Stud',
  inchStud: 'Lorafo 2 in. x 6 in. x 96 in. Whitewood Stud',
  paver: 'Brimi 8 in. x 4 in. x 2 in. Red Paver',
  sheet: 'Vento 48 in. x 96 in. Acrylic Sheet',
  plywood: 'Vento 23/32 in. x 4 ft. x 8 ft. Pine Plywood',
  thinPlywood: 'Vento 1/4 in. x 4 ft. x 8 ft. Pine Plywood',
  breaker: 'Ziter 20 Amp Circuit Breaker',
  bigBreaker: 'Ziter 50 Amp Circuit Breaker',
  device: 'Ziter Duplex Receptacle 15A 125V',
  bigDevice: 'Ziter Duplex Receptacle 30A 125V',
  conditioner: 'Ziter 8,000 BTU Window Air Conditioner',
  bigConditioner: 'Ziter 12,000 BTU Window Air Conditioner',
  screw: 'Vento #8 x 2 in. Wood Screw',
  bigScrew: 'Vento #10 x 3 in. Wood Screw',
  nail: 'Torlin 16d Bright Common Nail',
  smallNail: 'Torlin 8d Bright Common Nail',
  wire: 'Ziter 12-Gauge Solid Wire',
  thinWire: 'Ziter 14-Gauge Solid Wire',
  elbow: 'Delquo PVC 90-Degree Elbow 1/2 in.',
  bigElbow: 'Delquo PVC 90-Degree Elbow 3/4 in.',
  bend: 'Delquo PVC 45-Degree Elbow 1/2 in.',
  twoGang: 'Zetto Two-Gang Plastic Box',
  oneGang: 'Zetto One-Gang Plastic Box',
  sink: 'Brimi 33 in. Double Bowl Kitchen Sink',
  smallSink: 'Brimi 25 in. Single Bowl Kitchen Sink',
  toggle: 'Zetto 15 Amp 3-Way Toggle Switch, White',
  dimmer: 'Zetto Dimmer Switch for LED Bulbs, Single-Pole/3-Way, White',
  umbrella: 'Lorafo Market Patio Umbrella Red',
  umbrellaBase: 'Lorafo Patio Umbrella Base 40 lb.',
  washer: 'Vento SS Fender Washer',
  zincWasher: 'Vento Zinc Fender Washer',
  concrete: 'Brimi 60 lb. Concrete',
  cement: 'Brimi 50 lb. Cement',
  knife: 'Zetto Retractable Utility Knife Quick Change with Grip',
  knifeBlades: 'Zetto Utility Knife Blades',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

const ranked = (q: string): Promise<string[]> => rankedNames(engine, q)

const full = (q: string): Promise<string[]> => fullNames(engine, q, 'en')

test.each([
  ['amps of another number', '25a breaker'],
  ['thousands of no unit that is counted so', '8k window'],
  ['a screw of another number', 'no. 9 wood screw'],
  ['nails of another length', '20 penny nail'],
  ['an elbow with another angle', 'pvc 60 1/2'],
  ['a box for another number', '3 gang box'],
  ['lumber of another length', '2x4x10'],
])('meets all of nothing: %s', async (_, q) => {
  expect(await full(q)).toEqual([])
})

test.each([
  ['amps glued to their number', '20a breaker', ['breaker']],
  ['amps that a title has glued to their number', '15 amp receptacle', ['device']],
  ['thousands of BTU', '8k btu', ['conditioner']],
  ['a number of a screw in words', 'number 8 wood screw', ['screw']],
  ['an abbreviated number of a screw', 'no. 8 wood screw', ['screw']],
  ['nails by the penny', '16 penny nail', ['nail']],
  ['gauge by its other name', '12 awg wire', ['wire']],
  ['an angle before a fraction', 'pvc 90 3/4', ['bigElbow']],
  ['a number that the title has in words', '2 gang box', ['twoGang']],
  ['a number by the word for two of a kind', '2 bowl sink', ['sink']],
  ['a sheet in feet that is sold in inches', '4x8 acrylic sheet', ['sheet']],
  ['a sheet in inches that is sold in feet', '48x96 plywood', ['plywood', 'thinPlywood']],
  ['lumber in feet that is sold in inches', '2x6x8', ['inchStud']],
  ['an abbreviated material', 'stainless steel washer', ['washer']],
])('meets all of: %s', async (_, q, names) => {
  expect((await full(q)).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['lumber before what has its figures the other way round', '2x4x8', 'stud'],
  ['plywood by the thickness it is called by', '3/4 plywood', 'plywood'],
  ['what is counted behind a hyphen and named behind that', '3 way switch', 'toggle'],
  ['the thing whose title ends with its colour before its accessories', 'patio umbrella', 'umbrella'],
  ['the switch of a light by its kind', '3 way light switch', 'toggle'],
  ['a misspelt word before its other names', 'concreat', 'concrete'],
  ['what another name of several words names before what is for it', 'box cutter', 'knife'],
])('puts first: %s', async (_, q, first) => {
  expect((await ranked(q))[0]).toBe(first)
})
