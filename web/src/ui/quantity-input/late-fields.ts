import { createContext } from 'react'

/**
 * Whether quantities are fields only once somebody touches them. A browser that fills in forms looks at every field of a
 * page a tenth of a second after one has come, and lays out anew what it has left out around each: of hundreds of articles
 * that takes longer than everything else on the page (docs/decisions/0093).
 */
export const LateFields = createContext(false)
