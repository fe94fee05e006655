export interface LineStart {
  manufacturer_number: string
  description: string
}

/** A first line out of what was searched and not found: what looks like a number is the maker's, all else a description. */
export function searchedLine(q = ''): LineStart {
  const words = q.trim()
  const isNumber = /^[\p{L}\d./_-]*\d[\p{L}\d./_-]*$/u.test(words)
  return isNumber
    ? { manufacturer_number: words.slice(0, 40), description: '' }
    : { manufacturer_number: '', description: words.slice(0, 200) }
}
