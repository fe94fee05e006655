import { useEffect, useRef } from 'react'
import { sayAloud } from './toast-store.ts'

/** What is still being typed is not said letter by letter. */
const settleTime = 500

/**
 * Has screen readers say a text of the page when it becomes another than `before`, which is the one it begins with. An
 * `output` would be said with every page and after every dialog, too, for then it comes anew.
 */
export function useAloud(text: string, before = text) {
  const said = useRef(before)
  useEffect(() => {
    if (text === said.current) return undefined
    const timer = setTimeout(() => {
      said.current = text
      sayAloud(text)
    }, settleTime)
    return () => clearTimeout(timer)
  }, [text])
}
