import { expect, test } from 'vitest'
import type { Language } from '../../document.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokenize.ts'

const written = (token: Token): string => {
  if (token.kind === 'break') return '|'
  if (token.kind === 'size') return token.figures.map(figure).join(' x ')
  if (token.kind === 'figure') return figure(token.figure)
  return token.text
}
const figure = ({ raw, value, unit }: { raw: number; value?: number; unit?: string }) =>
  unit === undefined ? String(raw) : `${raw}=${Number(value!.toPrecision(6))}${unit}`

const cut = (text: string, language: Language) => tokenize(text, language).map(written)

test.each([
  ['60/60 cm', ['60=600mm x 60=600mm']],
  ['600 x 600 mm', ['600=600mm x 600=600mm']],
  ['1.200 mm', ['1200=1200mm']],
  ['0,5 l', ['0.5=0.5l']],
  ['1/2"', ['0.5=12.7mm']],
  ['½ Zoll', ['0.5=12.7mm']],
  ['R10B', ['r10', 'b']],
  ['DN 110', ['dn110']],
  ['Energieklasse A+', ['energieklasse', 'a+']],
  ['Gewindestange M 8, verzinkt', ['gewindestange', 'm8', '|', 'verzinkt']],
  ['Bogen 87° DN110', ['bogen', '87=87degree', 'dn110']],
  ['G 1/2 x 3/8', ['g', '0.5=12.7mm x 0.375=9.525mm']],
  ['Kies 8/16', ['kies', '8 x 16']],
  ['100 ST', ['100=100piece']],
  ['Verteiler 6-fach', ['verteiler', '6=6fold']],
  ['2-lagig, 3-reihiges, 5 polig', ['2=2layer', '|', '3=3row', '|', '5=5pole']],
  ['Regal mit 5 Fächern', ['regal', 'mit', '5', 'fächern']],
  ['GKB12,5', ['gkb', '12.5']],
  ['AB12.50 CD12.5.1', ['ab12', '50', 'cd12', '5.1']],
  ['2.5/4', ['2.5', '4']],
  ['Kies 5/4', ['kies', '5 x 4']],
  ['GKB12.5', ['gkb', '12.5']],
  ['1.1/2"', ['1.5=38.1mm']],
  ['Kugelhahn 1.1/4 Zoll', ['kugelhahn', '1.25=31.75mm']],
  ['5/4" x 6/4 Zoll', ['1.25=31.75mm x 1.5=38.1mm']],
  ['C25/30', ['c', '25 x 30']],
  ['DN110/50', ['dn110', '50']],
  ['32,5R', ['32.5', 'r']],
  ['32,5 R 25 kg', ['32.5', 'r', '25=25kg']],
  ['DN50,75', ['dn50', '|', '75']],
  ['3x1,5 mm²', ['3=3mm2 x 1.5=1.5mm2']],
  ['Bogen 45 Grad', ['bogen', '45=45degree']],
  ['M 30 x 1,5', ['m30', '30=30mm x 1.5=1.5mm']],
  ['M30x1,5', ['m30', '30=30mm x 1.5=1.5mm']],
  ['m30 x 1,5', ['m30', '30=30mm x 1.5=1.5mm']],
  ['DN 110 mm', ['dn110']],
  ['Rohr dn110mm 2 m', ['rohr', 'dn110', '2=2000mm']],
  ['DN 50 x 500 mm', ['dn50', '50=50mm x 500=500mm']],
  ['DN50x500', ['dn50', '50=50mm x 500=500mm']],
  ['60 mal 60', ['60 x 60']],
  ['1 ½ Zoll', ['1.5=38.1mm']],
  ['⅜"', ['0.375=9.525mm']],
  ['Energieklasse A +', ['energieklasse', 'a+']],
  ['A + B', ['a', 'b']],
  ['λ 0,035 W/(m·K)', ['λ', '0.035=0.035wmk']],
  ['0,035 W/mK', ['0.035=0.035wmk']],
  ['U 0,9 W/m²K', ['u', '0.9=0.9wm2k']],
])('reads %s as the German trade writes it', (text, tokens) => {
  expect(cut(text, 'de')).toEqual(tokens)
})

test.each([
  ['1,250.5 lb', ['1250.5=1250.5lb']],
  ['G 1/2 x 3/8', ['g', '0.5=12.7mm x 0.375=9.525mm']],
  ['24 in. W x 34-1/2 in. H', ['24=609.6mm x 34.5=876.3mm']],
  ['2x4x8', ['2 x 4 x 8']],
  ['16inx25in', ['16=406.4mm x 25=635mm']],
  ["6' fence", ['6=1828.8mm', 'fence']],
  ['2 in 1 tool', ['2', 'in', '1', 'tool']],
  ['12-Gauge Angle', ['12=12gauge', 'angle']],
  ['5.3 cu. ft. range', ['5.3=5.3cuft', 'range']],
  ['Wall (white), matte', ['wall', '|', 'white', '|', '|', 'matte']],
])('reads %s as English titles have it', (text, tokens) => {
  expect(cut(text, 'en')).toEqual(tokens)
})

test('takes long runs of digits and leading zeros for numbers, not figures', () => {
  expect(tokenize('4006381333931 0815', 'de').map(({ kind }) => kind)).toEqual(['code', 'code'])
  expect(cut('100.0003 1.000.003', 'de')).toEqual(['1000003', '1000003'])
})
