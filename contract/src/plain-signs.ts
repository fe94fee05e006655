/** Without width: soft hyphens, joiners, marks of direction, variants and byte order. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\uFE0E|\uFE0F/g
const dashes = /[\u2010-\u2015\u2212]/g
/** Signs as wide as an ideograph, as some devices type figures: '６０ｘ６０'. */
const fullWidth = /[\uFF01-\uFF5E]/g
const fullWidthShift = 0xff01 - 0x21

/**
 * What is pasted out of documents, pages and mails with the signs of a keyboard: without those nobody sees, dashes of all
 * kinds as hyphens, wide letters and figures as usual ones. Everything else stays as it is.
 */
export function plainSigns(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text
  return text
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthShift))
}
