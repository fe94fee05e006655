/** Of every demo user. */
export const demoPassword = 'Fliese60x120!'
