/** A point on the earth in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
