import { createContext, type ReactNode } from 'react'

/**
 * What concerns the whole page, for the dialog that is open to show as well: what stands outside of it is covered, cannot
 * be pressed and is not read out.
 */
export const DialogNews = createContext<ReactNode>(null)
