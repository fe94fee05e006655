import { energyColour } from '@shop/contract/energy'
import type { LetterLine } from './compose-letter.ts'
import { type Sheet, colours } from './sheet.ts'

/** Millimetres a row with an arrow takes, its gap above included. */
export const energyRow = 6.4

const height = 5.6
const box = 5.4
const body = 8
const point = 2.8
const small = { size: 5.5, align: 'center' } as const

/** The arrow of the energy label with its scale beside it, as on screen, and behind it what the class is about. */
export function drawEnergy(
  sheet: Sheet,
  { eekClass, scale, about }: LetterLine['energy'][number],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const top = y + energyRow - height
  const [best = '', worst = ''] = scale.split('-')
  const bottom = top + height
  const corners = (left: number, right: number) => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  sheet.shape(corners(x, x + box), { fill: '#ffffff', frame: colours.ink })
  // No letter with an arrowhead is sure to be in the typeface: a line between best and worst says the same.
  sheet.write(best, { x, y: top + 0.4, width: box }, small)
  sheet.line({ x: x + 1.2, y: top + 2.8 }, { x: x + box - 1.2, y: top + 2.8 }, { colour: colours.ink })
  sheet.write(worst, { x, y: top + 3.2, width: box }, small)
  const from = x + box + 0.6
  const [upper, right, lower, left] = corners(from, from + body)
  const tip = { x: from + body + point, y: top + height / 2 }
  const points = [upper, right, tip, lower, left].filter((each) => each !== undefined)
  sheet.shape(points, { fill: energyColour(eekClass, scale), frame: colours.ink })
  const size = eekClass.length > 2 ? 9 : 11
  sheet.write(
    eekClass,
    { x: from + 1.2, y: top + (height - size * 0.41) / 2, width: body + point },
    { size, weight: 'bold' },
  )
  const behind = from + body + point + 1.5
  sheet.write(
    about,
    { x: behind, y: top + 1.3, width: x + width - behind },
    { size: 7.5, colour: colours.grey },
  )
}
