import type { ColourKey } from '../colours.ts'

/** The colours grout and sanitary silicone come in. */
export const groutColours: readonly ColourKey[] = [
  'weiss',
  'altweiss',
  'pergamon',
  'jasmin',
  'beige',
  'sand',
  'greige',
  'taupe',
  'braun',
  'nussbraun',
  'silbergrau',
  'hellgrau',
  'manhattan',
  'grau',
  'zementgrau',
  'basalt',
  'dunkelgrau',
  'anthrazit',
  'graphit',
  'schwarz',
  'terrakotta',
  'hellblau',
  'salbei',
  'olive',
]
