/** Reads single cookies from a cookie header, or from `document.cookie`, as they are at that moment. */
export function cookieReader(header: () => string | null) {
  return (name: string): string | undefined => {
    const pairs = (header() ?? '').split(/;\s*/)
    const found = pairs.find((pair) => pair.startsWith(`${name}=`))
    return found?.slice(name.length + 1)
  }
}
