/** Shown where there is no picture: a parcel in grey lines, in the middle of the size. */
export const noPicture = ({ width, height }: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 400">
<rect x="-4000" y="-4000" width="8400" height="8400" fill="#f3f4f6"/>
<g fill="none" stroke="#b4bac2" stroke-width="8" stroke-linejoin="round">
<path d="M200 110 285 155 285 245 200 290 115 245 115 155Z"/><path d="M115 155 200 200 285 155M200 200 200 290"/>
<path d="M157 132 242 178 242 210"/>
</g></svg>`
