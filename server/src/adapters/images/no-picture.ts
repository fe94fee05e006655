/** Shown where there is no picture: a parcel in grey lines. */
export const noPictureSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<rect width="400" height="400" fill="#f3f4f6"/>
<g fill="none" stroke="#b4bac2" stroke-width="8" stroke-linejoin="round">
<path d="M200 110 285 155 285 245 200 290 115 245 115 155Z"/><path d="M115 155 200 200 285 155M200 200 200 290"/>
<path d="M157 132 242 178 242 210"/>
</g></svg>`
