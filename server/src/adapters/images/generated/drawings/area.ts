import { rect } from '../svg.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const rectOf = ({ x, y, width, height }: Area, more = '') => rect(x, y, width, height, more)

export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

export function centred(width: number, height: number): Area {
  return { x: 200 - width / 2, y: 200 - height / 2, width, height }
}

export function shadowOf({ x, y, width, height }: Area): string {
  return rect(x + 5, y + 7, width, height, 'fill="#000000" opacity="0.16"')
}
