/**
 * Middle of each German postcode region (the first two digits), latitude and longitude to a twentieth of a degree,
 * written down by hand from the towns that give the regions their shape. Good enough to sort branches by; distances
 * from it are told as approximate (decision 0056).
 */
const middles =
  '01 51.05 13.75|02 51.2 14.5|03 51.75 14.35|04 51.35 12.4|06 51.6 11.95|07 50.85 11.9|08 50.65 12.4|09 50.85 12.95|' +
  '10 52.5 13.4|12 52.45 13.45|13 52.55 13.35|14 52.4 13.05|15 52.3 14.1|16 52.9 13.2|17 53.7 13.4|18 54.15 12.5|' +
  '19 53.6 11.5|20 53.55 10|21 53.4 9.9|22 53.6 10.05|23 53.9 10.8|24 54.4 9.9|25 54.2 9.1|26 53.3 7.7|27 53.3 8.8|' +
  '28 53.1 8.8|29 52.8 10.4|30 52.35 9.75|31 52.2 9.6|32 52.1 8.75|33 51.9 8.6|34 51.3 9.3|35 50.65 8.7|36 50.7 9.8|' +
  '37 51.6 9.9|38 52.2 10.6|39 52.2 11.6|40 51.2 6.8|41 51.2 6.45|42 51.2 7.15|44 51.5 7.4|45 51.5 7.05|46 51.7 6.75|' +
  '47 51.5 6.55|48 52.05 7.5|49 52.45 7.95|50 50.9 6.8|51 51 7.25|52 50.8 6.3|53 50.65 7.05|54 49.95 6.65|' +
  '55 49.9 7.85|56 50.3 7.4|57 50.9 8|58 51.3 7.55|59 51.5 8.1|60 50.1 8.65|61 50.3 8.65|63 50.1 9.05|64 49.8 8.75|' +
  '65 50.15 8.25|66 49.3 7.1|67 49.5 8.15|68 49.45 8.5|69 49.4 8.8|70 48.75 9.15|71 48.85 9.15|72 48.4 8.95|' +
  '73 48.75 9.75|74 49.2 9.4|75 48.85 8.65|76 49 8.3|77 48.45 7.95|78 47.95 8.65|79 47.9 7.85|80 48.15 11.55|' +
  '81 48.1 11.6|82 47.9 11.25|83 47.85 12.3|84 48.4 12.4|85 48.4 11.6|86 48.35 10.75|87 47.85 10.4|88 47.85 9.65|' +
  '89 48.5 10|90 49.45 11.05|91 49.35 10.85|92 49.45 12.05|93 49.05 12.2|94 48.75 13.1|95 50.1 11.85|96 50.1 10.9|' +
  '97 49.95 10.05|98 50.6 10.65|99 51 10.9'

const regions = new Map(
  middles.split('|').map((entry) => {
    const [region = '', latitude, longitude] = entry.split(' ')
    return [region, { latitude: Number(latitude), longitude: Number(longitude) }] as const
  }),
)

interface Place {
  plz: string
  latitude: number
  longitude: number
}

/**
 * Where a postcode lies: at the branch that has the same one or, else, one of the same district (three digits), or in
 * the middle of its region. Undefined for what is no German postcode. The sign of the country and spaces may be typed.
 */
export function positionOfPostcode(typed: string, places: readonly Place[]) {
  // As letterheads and forms write it: "D-89077", "DE 89077", "89 077".
  const plz = typed.replace(/^\s*DE?[\s-]*(?=\d)/i, '').replaceAll(/\s/g, '')
  if (!/^\d{5}$/.test(plz)) return undefined
  const same = (digits: number) => places.find((place) => place.plz.slice(0, digits) === plz.slice(0, digits))
  const known = same(5) ?? same(3) ?? regions.get(plz.slice(0, 2))
  return known && { latitude: known.latitude, longitude: known.longitude }
}
