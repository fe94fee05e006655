import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'

/** What a title says, and what the yard calls it. */
const called = {
  'Fugenkreuze 3 mm': ['Fliesenkreuz'],
  'Kartuschenpresse 310 ml': ['Silikonspritze', 'Auspresspistole'],
  'Vakuumheber 2-fach': ['Glassauger', 'Plattenheber'],
  'Herzkelle 160 mm': ['Spitzkelle'],
  'Rührwerk 1400 W': ['Mörtelquirl', 'Rührmaschine'],
  'Hydroschwamm gelb': ['Viskoseschwamm'],
  'Blitzzement 5 kg': ['Montagezement'],
  'Dispersions-Fliesenkleber 15 kg': ['Fertigkleber', 'Eimerkleber'],
  'Acetatsilikon weiß': ['Essigsilikon'],
  'Polyurethanklebstoff 600 ml': ['PU Kleber'],
  'Viertelkreisprofil PVC 8 mm': ['Viertelstab', 'Rondec'],
  'Revisionsrahmen 200x200': ['Fliesenrahmen', 'Magnetrahmen'],
  'Plattenlager verstellbar': ['Stelzlager', 'Drehfuß'],
  'Strahlregler M24': ['Perlator', 'Luftsprudler'],
  'Thermischer Stellantrieb 230 V': ['Stellantrieb', 'Stellmotor'],
  'Isolierschlauch 22x13': ['Rohrdämmung'],
  'Hohlkammerplatte 16 mm': ['Stegplatte'],
  'Mauersperrbahn R500': ['Sperrpappe'],
  'Flatterband rot-weiß': ['Absperrband'],
  'Verstellbarer Schraubenschlüssel 250 mm': ['Engländer', 'Rollgabelschlüssel'],
  'Rahmendübel 10x100': ['Langschaftdübel'],
  'Cyanacrylatkleber 20 g': ['Sekundenkleber'],
  'Harke 14 Zinken': ['Rechen'],
  'Drucksprüher 5 l': ['Pumpsprüher'],
  'Gasheizkanone 30 kW': ['Bauheizer'],
  'Anlegethermometer 63 mm': ['Thermometer Heizung'],
  'Einwegschutzanzug Typ 5/6': ['Maleranzug'],
  'CEE-Stecker 16 A': ['Kraftstecker'],
  'Verbandkasten DIN 13157': ['Erste Hilfe Kasten'],
  'Sechseckfliese 23x26': ['Hexagon', 'Wabenfliese'],
  'Calciumsulfat-Fließestrich CA-C25': ['Anhydritestrich'],
  'Vollziegel NF': ['Backstein'],
  'Schalungsrohr 300 mm': ['Pappschalung'],
  'Laubfangkorb 100 mm': ['Laubsieb'],
  'Tellerdübel 8x155': ['Thermodübel', 'Dübel Styropor'],
  'Leinölkitt 1 kg': ['Fensterkitt'],
  'Obentürschließer silber': ['OTS'],
  'Handwaschbecken 45 cm': ['HWB', 'Gästewaschbecken'],
  'Stangenrohr M25': ['Stapa'],
  'Zylinderschraube Innensechskant M8': ['Imbus'],
  'Vibrationsstampfer 65 kg': ['Grabenstampfer'],
  'Mobile Toilette blau': ['Dixi', 'Baustellenklo'],
  'Bohrhammer SDS-plus 800 W': ['Hilti'],
  'Papiertaschentücher 10 St': ['Tempo'],
} satisfies Record<string, string[]>

const titles = Object.keys(called)

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(Object.fromEntries(titles.map((title, i) => [`t${i}`, title])), 'de')
})
const titlesOf = async (q: string) =>
  (await fullNames(engine, q, 'de')).map((name) => titles[Number(name.slice(1))])

test('what nobody here sells is found under no name of something else', async () => {
  expect(await titlesOf('Schubkarre')).toEqual([])
})

test.each(Object.entries(called).flatMap(([title, names]) => names.map((name) => [name, title])))(
  'the yard says "%s" for "%s"',
  async (name, title) => expect(await titlesOf(name)).toEqual([title]),
)

describe('in Britain', () => {
  const said = {
    'Cartridge gun 310 ml': 'sealant gun',
    'Wet tile cutter 900 mm': 'bridge saw',
    'Club hammer 1.25 kg': 'lump hammer',
    'Frame plug 10x100': 'frame fixings',
    'Damp proof course 300 mm': 'dpc',
    'Stop valve 15 mm': 'stopcock',
    'PIR board 100 mm': 'celotex',
  }
  const stocked = Object.keys(said)
  let shop: SearchEngine
  beforeAll(async () => {
    shop = await engineOfNamedTitles(Object.fromEntries(stocked.map((title, i) => [`t${i}`, title])), 'en')
  })

  test.each(Object.entries(said))('"%s" is found as %s', async (title, name) => {
    expect(await fullNames(shop, name, 'en')).toEqual([`t${stocked.indexOf(title)}`])
  })
})
