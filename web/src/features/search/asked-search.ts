import { createContext } from 'react'
import type { SearchInput } from './queries.ts'

/** The search whose hits are on screen; filters that load the rest of their values ask it again. */
export const AskedSearch = createContext<Pick<SearchInput, 'q' | 'fq' | 'strict'>>({})
