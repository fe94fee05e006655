/** A point on the earth in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Radiuses offered around the customer, in km. */
export const radiuses = [10, 25, 50, 100] as const

/** Mean radius of the earth (IUGG). */
const earthRadiusKm = 6371.0088

/** Kilometres as the crow flies (haversine), to one place. */
export function distanceKm(a: Position, b: Position): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}

/** Places with their distance, nearest first; with a radius only those within it. */
export function nearest<T extends Position>(
  places: readonly T[],
  from: Position,
  radius?: number,
): { place: T; distance: number }[] {
  return places
    .map((place) => ({ place, distance: distanceKm(from, place) }))
    .filter(({ distance }) => radius === undefined || distance <= radius)
    .toSorted((a, b) => a.distance - b.distance)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
