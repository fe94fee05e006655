/** How far a listed source may lead: 'public' ones into the internet only, 'internal' ones also into the house. */
export type SourceKind = 'public' | 'internal'

/**
 * The list of servers pictures may come from. An entry is an address that others have to begin with
 * (`https://media.maker.example/shop/`); `https://*.maker.example` stands for every host below.
 * @returns the kind of the source an address belongs to, undefined where it is on no list
 */
export function allowedSources(lists: {
  imageSources: readonly string[]
  internalImageSources: readonly string[]
}): (address: URL) => SourceKind | undefined {
  const open = lists.imageSources.map(covering)
  const internal = lists.internalImageSources.map(covering)
  return (address) => {
    if (address.username !== '' || address.password !== '') return undefined
    if (internal.some((covers) => covers(address))) return 'internal'
    return open.some((covers) => covers(address)) ? 'public' : undefined
  }
}

function covering(entry: string): (address: URL) => boolean {
  const below = entry.includes('://*.')
  const { protocol, hostname, port, pathname } = new URL(entry.replace('://*.', '://'))
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  return (address) =>
    address.protocol === protocol &&
    address.port === port &&
    (below ? address.hostname.endsWith(`.${hostname}`) : address.hostname === hostname) &&
    // Some servers read an encoded slash as one, and would leave the folder.
    (folder === '/' || (address.pathname.startsWith(folder) && !/%2f|%5c/i.test(address.pathname)))
}
