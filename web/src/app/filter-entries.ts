interface Entry {
  field: string
  /** The plain value; undefined for a range. */
  value: string | undefined
}

/** A filter by one value, as it stands in addresses and travels to the shop. */
export const valueEntry = (field: string, value: string): string =>
  `${field}:"${value.replace(/[\\"]/g, '\\$&')}"`

/** Takes an entry apart; a bare hierarchy value belongs to the category. */
export function parsed(entry: string): Entry {
  const [, field, value] = /^((?:attr:)?[\w.-]+):"(.*)"$/s.exec(entry) ?? []
  if (field !== undefined) return { field, value: (value ?? '').replace(/\\(.)/gs, '$1') }
  const [, ranged] = /^((?:attr:)?[\w.-]+):\[/.exec(entry) ?? []
  return ranged === undefined ? { field: 'category', value: entry } : { field: ranged, value: undefined }
}
