import { createHash } from 'node:crypto'
import type { DrawPicture } from './port.ts'

/** A parcel in a colour of the subject's own. */
export const drawParcel: DrawPicture = ({ matnr }) => {
  const hue = (createHash('sha256').update(matnr).digest()[0] ?? 0) * 1.4
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<rect width="400" height="400" fill="#fff"/>
<path d="M200 90 310 148 200 206 90 148Z" fill="hsl(${hue},28%,72%)"/>
<path d="M90 148 200 206 200 316 90 258Z" fill="hsl(${hue},28%,60%)"/>
<path d="M310 148 200 206 200 316 310 258Z" fill="hsl(${hue},28%,50%)"/></svg>`
}
