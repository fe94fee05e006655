/**
 * Events of the document. `scanned`: a list of codes waits, its detail; who takes them empties it. `hears`: somebody has
 * begun to listen, and is told at once what waits. `read`: something else than a hand scanner has read a code, the detail.
 */
export const scanEvents = { scanned: 'shop-scanned', hears: 'shop-hears-scans', read: 'shop-code-read' }
