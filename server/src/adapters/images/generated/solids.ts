import { darker, lighter } from './colours.ts'
import { ellipse, faceGradient, fill, path, polygon, rect } from './svg.ts'

interface Cuboid {
  /** Lower left corner of the front. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  colour: string
  /** Id of the front's gradient, where one picture has several solids. */
  id?: string
}

/** How far a depth of 1 moves to the right and up. */
export const slope = { x: 0.62, y: -0.36 } as const

/** A box seen from the front, a little from above and from the right. */
export function cuboid({ x, y, width, height, depth, colour, id = 'front' }: Cuboid): string {
  const [dx, dy] = [depth * slope.x, depth * slope.y]
  const [right, top] = [x + width, y - height]
  return (
    faceGradient(id, colour) +
    polygon(
      [
        [x, top],
        [x + dx, top + dy],
        [right + dx, top + dy],
        [right, top],
      ],
      fill(lighter(colour, 0.28)),
    ) +
    polygon(
      [
        [right, top],
        [right + dx, top + dy],
        [right + dx, y + dy],
        [right, y],
      ],
      fill(darker(colour, 0.24)),
    ) +
    rect(x, top, width, height, `fill="url(#${id})"`)
  )
}

/** The shadow of a cuboid on the ground, thrown to the right. */
export function cuboidShadow(x: number, y: number, width: number, depth: number): string {
  const [dx, dy] = [depth * slope.x, depth * slope.y]
  return (
    ellipse(
      x + (width + dx) / 2 + 8,
      y + dy / 2 + 6,
      (width + dx) * 0.58,
      Math.max(12, -dy * 0.7 + 10),
      'fill="url(#shadow)"',
    ) +
    path(
      `M${x + 4} ${y}h${width}l${dx + 16} ${dy + 8}l-10 10l${-dx - 8} ${-dy}h${-width}z`,
      'fill="#000000" opacity="0.07"',
    )
  )
}
