import type { Plant } from './queries.ts'

/** Kilometres one may narrow the branches to. */
export const radii = [10, 25, 50, 100] as const

export interface Position {
  latitude: number
  longitude: number
}

/** Branches within the radius, nearest first; the customer's own one stays, however far it is. */
export function byDistance<P extends Pick<Plant, 'distance' | 'own'>>(
  plants: readonly P[],
  radius: number | undefined,
): P[] {
  const near = radius === undefined ? plants : plants.filter(({ distance, own }) => own || distance <= radius)
  return near.toSorted((a, b) => a.distance - b.distance)
}

/** The branches with their distance from a position instead of from the customer's branch. */
export function distancesFrom<P extends Position>(
  position: Position,
  plants: readonly P[],
): (P & { distance: number })[] {
  return plants.map((plant) => ({ ...plant, distance: kilometres(position, plant) }))
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, on a sphere; plenty for choosing a branch. */
function kilometres(a: Position, b: Position): number {
  const height = radians(b.latitude - a.latitude)
  const width = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(width / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}
