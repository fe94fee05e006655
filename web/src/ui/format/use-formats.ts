import { createContext, use } from 'react'
import { createFormats, defaultFormats, type Formats } from '@shop/contract/formats'

/** Given by the shop's root from the configuration. */
export const FormatsContext = createContext<Formats>(createFormats(defaultFormats))

/** How this shop writes numbers, money, units and dates for this visitor. */
export function useFormats(): Formats {
  return use(FormatsContext)
}
