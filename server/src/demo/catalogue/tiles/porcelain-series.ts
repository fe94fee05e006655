import type { Brand } from '../brands.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import type { FormatName } from './formats.ts'

/** What a series looks like; decides category and picture. */
export type Look = 'stone' | 'concrete' | 'marble' | 'terrazzo' | 'wood'

export interface PorcelainSeries {
  name: string
  brand: Brand
  look: Look
  surface: 'matt' | 'poliert' | 'anpoliert' | 'strukturiert'
  slip: 'R9' | 'R10' | 'R11'
  /** Retail euros per m² of the 60x60 or the nearest format. */
  price: number
  colours: readonly ColourKey[]
  formats: readonly FormatName[]
  /** Series that takes over from this discontinued one; it has the same colours and formats. */
  successor?: string
}

const floor: readonly FormatName[] = ['30x60', '60x60', '60x120', '80x80']
const grand: readonly FormatName[] = ['30x60', '60x60', '60x120', '90x90', '120x120', '120x260']
const classic: readonly FormatName[] = ['30x30', '30x60', '60x60', '40x80']
const planks: readonly FormatName[] = ['20x120', '30x120', '15x90']
const wide: readonly FormatName[] = ['20x120', '30x120', '40x120', '15x60']
const { sassovero, gresalta, keralind, azulenda } = brands

/** Porcelain floor series. */
// oxfmt-ignore
export const porcelainSeries: readonly PorcelainSeries[] = [
  series('Basalto', sassovero, 'stone', 'matt', 'R10', 38.9, 'anthrazit grau hellgrau beige schwarz', grand),
  series('Lavarone', sassovero, 'stone', 'strukturiert', 'R11', 41.5, 'graphit basalt silbergrau sand', floor),
  series('Pietralba', sassovero, 'stone', 'matt', 'R10', 36.4, 'weiss creme beige greige grau', grand),
  series('Valsesia', gresalta, 'stone', 'anpoliert', 'R9', 34.9, 'beige greige taupe anthrazit', floor),
  series('Quarzano', gresalta, 'stone', 'strukturiert', 'R11', 37.8, 'grau dunkelgrau beige rost', floor),
  series('Steinach', keralind, 'stone', 'matt', 'R10', 28.5, 'hellgrau grau anthrazit beige braun', classic),
  series('Solnhof', keralind, 'stone', 'matt', 'R10', 31.9, 'creme beige hellgrau', floor),
  series('Schieferau', keralind, 'stone', 'strukturiert', 'R11', 32.7, 'graphit anthrazit grau rost', classic),
  series('Arenisca', azulenda, 'stone', 'matt', 'R10', 29.9, 'sand beige hellgrau ocker', floor),
  series('Travesa', azulenda, 'stone', 'anpoliert', 'R9', 33.2, 'elfenbein beige greige silbergrau', grand),
  series('Cementina', gresalta, 'concrete', 'matt', 'R10', 32.9, 'weiss hellgrau grau anthrazit taupe', grand),
  series('Urbanello', sassovero, 'concrete', 'matt', 'R10', 35.6, 'zementgrau greige dunkelgrau sand', grand),
  series('Fabbrica', gresalta, 'concrete', 'strukturiert', 'R11', 36.9, 'zementgrau anthrazit rost hellgrau', floor),
  series('Sichtbeton', keralind, 'concrete', 'matt', 'R10', 26.9, 'hellgrau zementgrau anthrazit', classic),
  series('Werkhalle', keralind, 'concrete', 'matt', 'R10', 27.9, 'grau graphit taupe greige', floor),
  series('Microcal', azulenda, 'concrete', 'matt', 'R9', 30.4, 'altweiss hellgrau sand salbei terrakotta', floor),
  series('Plaza', azulenda, 'concrete', 'matt', 'R10', 24.9, 'hellgrau grau anthrazit beige', classic),
  series('Kontor', keralind, 'concrete', 'anpoliert', 'R9', 29.5, 'weiss silbergrau dunkelgrau', floor),
  series('Carraria', sassovero, 'marble', 'poliert', 'R9', 49.9, 'weiss altweiss grau', grand),
  series('Statuaro', sassovero, 'marble', 'poliert', 'R9', 54.9, 'weiss creme schwarz', grand),
  series('Nero Notturno', gresalta, 'marble', 'poliert', 'R9', 52.5, 'schwarz graphit', grand),
  series('Botticella', gresalta, 'marble', 'anpoliert', 'R9', 44.9, 'elfenbein beige greige', grand),
  series('Onicetta', azulenda, 'marble', 'poliert', 'R9', 57.9, 'creme rosa salbei hellblau', floor),
  series('Palazzina', gresalta, 'terrazzo', 'matt', 'R10', 42.9, 'weiss hellgrau grau anthrazit terrakotta', floor),
  series('Venezzana', sassovero, 'terrazzo', 'anpoliert', 'R9', 45.9, 'creme rosa salbei graphit', grand),
  series('Treppenhaus', keralind, 'terrazzo', 'matt', 'R10', 33.9, 'hellgrau grau beige', classic),
  series('Legnara', sassovero, 'wood', 'strukturiert', 'R10', 37.9, 'eiche eicheHell eicheGrau nussbraun', wide),
  series('Rovereto', gresalta, 'wood', 'matt', 'R10', 34.5, 'eiche eicheHell braun taupe', planks),
  series('Dielenwerk', keralind, 'wood', 'matt', 'R10', 29.9, 'eiche eicheGrau laerche graphit', planks),
  series('Maderna', azulenda, 'wood', 'strukturiert', 'R11', 31.5, 'eicheHell laerche nussbraun eicheGrau', wide),
  series('Forstgut', keralind, 'wood', 'matt', 'R10', 27.5, 'eiche laerche eicheHell', planks),
  series('Monterosso', sassovero, 'stone', 'matt', 'R10', 39.9, 'beige greige grau graphit', grand),
  series('Serpentara', gresalta, 'stone', 'anpoliert', 'R9', 43.5, 'salbei grau anthrazit', floor),
  series('Jurafels', keralind, 'stone', 'matt', 'R10', 29.9, 'creme beige grau braun', classic),
  series('Gneisau', keralind, 'stone', 'strukturiert', 'R11', 33.9, 'silbergrau grau anthrazit', floor),
  series('Calizara', azulenda, 'stone', 'matt', 'R10', 27.9, 'weiss elfenbein sand hellgrau', floor),
  series('Granitello', gresalta, 'stone', 'matt', 'R10', 22.9, 'hellgrau grau anthrazit beige braun schwarz', classic),
  series('Loftwerk', keralind, 'concrete', 'matt', 'R10', 31.4, 'hellgrau zementgrau graphit greige', grand),
  series('Hormigone', azulenda, 'concrete', 'strukturiert', 'R11', 28.4, 'sand zementgrau anthrazit rost', floor),
  series('Calacanta', gresalta, 'marble', 'poliert', 'R9', 51.9, 'weiss grau gelb', grand),
  series('Emperadina', sassovero, 'marble', 'anpoliert', 'R9', 47.9, 'braun nussbraun taupe', floor),
  series('Graniglia', azulenda, 'terrazzo', 'matt', 'R10', 36.9, 'weiss creme grau salbei ocker', floor),
  series('Chevrona', gresalta, 'wood', 'matt', 'R10', 39.9, 'eiche eicheHell nussbraun eicheGrau', planks),
  series('Nordwald', keralind, 'wood', 'strukturiert', 'R11', 28.9, 'eicheHell eicheGrau laerche', wide),
  { ...series('Ardesia', keralind, 'stone', 'matt', 'R10', 25.9, 'grau anthrazit beige', classic), successor: 'Steinach' },
  { ...series('Betonova', keralind, 'concrete', 'matt', 'R10', 23.9, 'hellgrau anthrazit', classic), successor: 'Sichtbeton' },
]

function series(
  name: string,
  brand: Brand,
  look: Look,
  surface: PorcelainSeries['surface'],
  slip: PorcelainSeries['slip'],
  price: number,
  colourNames: string,
  formats: readonly FormatName[],
): PorcelainSeries {
  return { name, brand, look, surface, slip, price, formats, colours: colourNames.split(' ') as ColourKey[] }
}
