/** A tile format: edge lengths in mm, pieces per carton, cartons per pallet. */
export interface Format {
  width: number
  length: number
  pieces: number
  cartons: number
}

/** Formats of the demo, named as the trade says them (cm). */
export const formats = {
  '7,5x15': { width: 75, length: 150, pieces: 80, cartons: 72 },
  '10x10': { width: 100, length: 100, pieces: 100, cartons: 64 },
  '10x20': { width: 100, length: 200, pieces: 50, cartons: 64 },
  '10x30': { width: 100, length: 300, pieces: 34, cartons: 60 },
  '15x15': { width: 150, length: 150, pieces: 44, cartons: 72 },
  '20x20': { width: 200, length: 200, pieces: 25, cartons: 72 },
  '15x60': { width: 150, length: 600, pieces: 14, cartons: 48 },
  '15x90': { width: 150, length: 900, pieces: 8, cartons: 48 },
  '20x40': { width: 200, length: 400, pieces: 15, cartons: 66 },
  '20x60': { width: 200, length: 600, pieces: 9, cartons: 54 },
  '20x120': { width: 200, length: 1200, pieces: 6, cartons: 36 },
  '25x40': { width: 250, length: 400, pieces: 15, cartons: 60 },
  '30x30': { width: 300, length: 300, pieces: 12, cartons: 48 },
  '30x60': { width: 300, length: 600, pieces: 6, cartons: 40 },
  '30x90': { width: 300, length: 900, pieces: 5, cartons: 36 },
  '30x120': { width: 300, length: 1200, pieces: 4, cartons: 30 },
  '40x80': { width: 400, length: 800, pieces: 3, cartons: 44 },
  '40x120': { width: 400, length: 1200, pieces: 3, cartons: 24 },
  '60x60': { width: 600, length: 600, pieces: 4, cartons: 32 },
  '60x120': { width: 600, length: 1200, pieces: 2, cartons: 36 },
  '80x80': { width: 800, length: 800, pieces: 2, cartons: 40 },
  '90x90': { width: 900, length: 900, pieces: 2, cartons: 20 },
  '100x100': { width: 1000, length: 1000, pieces: 1, cartons: 40 },
  '120x120': { width: 1200, length: 1200, pieces: 2, cartons: 16 },
  '120x260': { width: 1200, length: 2600, pieces: 1, cartons: 18 },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

/** Square metres in one carton. */
export function cartonArea({ width, length, pieces }: Format): number {
  return (width * length * pieces) / 1_000_000
}

/** Square metres of one tile. */
export function tileArea({ width, length }: Format): number {
  return (width * length) / 1_000_000
}
