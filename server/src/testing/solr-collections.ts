/**
 * Removes all that was made for an alias in a cloud: the alias, its collections, their configsets. Tests leave nothing
 * behind in one that goes on.
 * @param address as SOLR_URL with one node: "http://host:8983/solr/alias"
 */
export async function removeFromCloud(address: string): Promise<void> {
  const at = address.lastIndexOf('/')
  const [base, alias] = [address.slice(0, at), address.slice(at + 1)]
  const ask = async (path: string, params: Record<string, string>): Promise<Record<string, unknown>> => {
    const url = `${base}/admin/${path}?${new URLSearchParams({ ...params, wt: 'json' }).toString()}`
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const { aliases } = await ask('collections', { action: 'LISTALIASES' })
  if (Object.hasOwn(aliases ?? {}, alias)) await ask('collections', { action: 'DELETEALIAS', name: alias })
  const { collections } = await ask('collections', { action: 'LIST' })
  for (const name of collections as string[])
    if (name.startsWith(`${alias}_`)) await ask('collections', { action: 'DELETE', name })
  const { configSets } = await ask('configs', { action: 'LIST' })
  for (const name of configSets as string[])
    if (name.startsWith(`${alias}-`)) await ask('configs', { action: 'DELETE', name })
}
