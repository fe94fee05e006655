import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
  [
    'Feinkorn Profi 15x15 cm hellgrau R13 V8 unglasiert',
    'Feinkorn Profi 15x15_cm hellgrau R13 V8 unglasiert',
  ],
  ['Serie NS 600 Stahl', 'Serie NS 600 Stahl'],
  ['2 große Säcke', '2 große Säcke'],
  ['Höhe 3 Meter', 'Höhe 3 Meter'],
])('what is no unit may stand in the next line: %s', (text, shown) => {
  expect(keepUnits(text).replaceAll('\u00A0', '_')).toBe(shown)
})

test.each([
  ['Flexkleber C2 TE grau 25 kg', 'Flexkleber C2 TE grau 25_kg'],
  ['bis 60 % ergiebiger', 'bis 60_% ergiebiger'],
  ['1460 W bei 75/65/20 °C, weiß', '1460_W bei 75/65/20_°C, weiß'],
  ['Verbrauch 1,9 kg/m² bei 8 mm.', 'Verbrauch 1,9_kg/m² bei 8_mm.'],
  ['Säbelsäge 2x5,0 Ah (18 V)', 'Säbelsäge 2x5,0_Ah (18_V)'],
  ['Tiefgrund 10 l', 'Tiefgrund 10_l'],
  ['(10 Stk.) 2850 1/min', '(10_Stk.) 2850_1/min'],
])('a unit keeps to its number: %s', (text, shown) => {
  expect(keepUnits(text).replaceAll('\u00A0', '_')).toBe(shown)
})
