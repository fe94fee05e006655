/**
 * Events of the document. `scanned`: a list of codes waits, its detail; who takes them empties it. '' stands for a pressed
 * button that wants the camera. `hears`: somebody has begun to listen, and is told at once what waits.
 */
export const scanEvents = { scanned: 'shop-scanned', hears: 'shop-hears-scans' }
