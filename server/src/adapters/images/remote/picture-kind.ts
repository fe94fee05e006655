/** Larger drawings are none a catalogue needs. */
const svgLimit = 1_000_000

/** Elements may stand with a prefix of their own. */
const harmful = /<!ENTITY|<(?:[^\s<>:/]+:)?(?:filter|foreignObject|script|image|feImage)\b/i

/**
 * Tells by its first bytes whether a file is a picture that may be shown, whatever its server calls it. Drawings (SVG)
 * are looked through as well: entities and filters can keep a machine busy for ever, and a picture inside a drawing
 * unpacks to any size, for limits of pixels count the drawing alone.
 */
export function isPicture(file: Buffer): boolean {
  return isRaster(file) ? scansOf(file) <= scanLimit : isHarmlessDrawing(file)
}

/** How often a JPEG goes over its pixels; progressive ones of cameras and programs do so a dozen times. */
const scanLimit = 100

/**
 * The scans of a JPEG, never too few: what a scan holds cannot look like the beginning of one (ITU T.81, B.1.1.5),
 * what metadata hold counts as well. One that changes nothing needs 89 bytes and 30 ms, and the library that draws
 * looks at its own time limit only after the last.
 */
function scansOf(file: Buffer): number {
  let scans = 0
  if (file.subarray(0, 2).toString('hex') !== 'ffd8') return scans
  for (let at = file.indexOf(startOfScan); at !== -1; at = file.indexOf(startOfScan, at + 2)) scans += 1
  return scans
}

const startOfScan = Buffer.from('ffda', 'hex')

/** Whether a file is made of pixels; the other pictures are drawings. */
export function isRaster(file: Buffer): boolean {
  const hex = file.subarray(0, 8).toString('hex')
  const text = file.subarray(0, 16).toString('latin1')
  return (
    hex.startsWith('ffd8ff') ||
    hex === '89504e470d0a1a0a' ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF....WEBP/s.test(text) ||
    /^....ftypavi[fs]/s.test(text) ||
    hex.startsWith('49492a00') ||
    hex.startsWith('4d4d002a')
  )
}

function isHarmlessDrawing(file: Buffer): boolean {
  if (file.length > svgLimit) return false
  const start = file.subarray(0, 4000).toString('utf8')
  if (!/^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE|svg)/.test(start) || !/<svg[\s>]/.test(start)) return false
  return !harmful.test(file.toString('utf8'))
}
