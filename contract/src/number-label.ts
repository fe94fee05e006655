/** What stands before a number on invoices, boxes and the shop's own pages: 'Art.-Nr. 4711', 'EAN: 40…', 'your number 12'. */
const whose =
  "artikel|art|article|item|part|bestell|best|order|hersteller|manufacturer(?:’s|'s|s)?|supplier|lieferanten|lief|material|mat|produkt|prod|product|werks|kunden|customer|ihre|your|unsere|our|meine|my|alte|former|old|model|modell"
const label = new RegExp(
  `^\\s*(?:(?:(?:${whose})[\\s.-]*)?(?:nummer|number|nr|no|num|#)|ean|gtin|sku|mpn|art|artikel|article|item)(?![a-z])[\\s.:#-]*(?=\\S)`,
  'i',
)
const leastFigures = 3

/** A number in one piece or in groups; each piece has a figure or is short, as letters of a number are. */
export const looksLikeNumber = (text: string): boolean =>
  text.replace(/\D/g, '').length >= leastFigures &&
  text
    .trim()
    .split(/\s+/)
    .every((piece) => /^[\w./-]+$/.test(piece) && (/\d/.test(piece) || piece.length <= leastFigures))

/** What is typed as a number with its label, without the label; anything else as it is. */
export function withoutNumberLabel(q: string): string {
  const number = q.replace(label, '')
  return number !== q && looksLikeNumber(number) ? number : q
}
