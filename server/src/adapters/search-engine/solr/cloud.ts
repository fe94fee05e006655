import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { SolrRefusal } from './client.ts'
import type { SolrClient, SolrRequest } from './client.ts'
import { isObject } from './select.ts'

export interface Layout {
  shards: number
  replicas: number
}

const folder = new URL('configset/', import.meta.url)
/** Making a collection takes a cloud seconds, under load many. */
const patience = 180_000

const adminPath = '/admin/collections'

/**
 * Makes an empty collection for the alias and gives its name. The configset is uploaded first when this version of it
 * is not there yet.
 */
export async function createCollection(
  client: SolrClient,
  { shards, replicas }: Layout,
  stamp: string,
): Promise<string> {
  const name = `${client.address.alias}_${stamp}`
  await admin(client, adminPath, {
    action: 'CREATE',
    name,
    numShards: String(shards),
    replicationFactor: String(replicas),
    'collection.configName': await uploadConfigset(client),
    waitForFinalState: 'true',
  })
  return name
}

/** Points the alias at a collection, at one moment. */
export async function takeOver(client: SolrClient, name: string): Promise<void> {
  await admin(client, adminPath, { action: 'CREATEALIAS', name: client.address.alias, collections: name })
}

/**
 * Removes the collections that were made for the alias before this one. A later one may be another process's that is
 * just being filled.
 */
export async function removeEarlier(client: SolrClient, name: string): Promise<void> {
  const { collections } = await clusterOf(client)
  const made = new RegExp(`^${client.address.alias}_[a-z0-9]+$`)
  const earlier = Object.keys(collections).filter((other) => made.test(other) && other < name)
  for (const other of earlier) {
    // Where two processes exchange the index at once, one of them comes too late; the next exchange removes the rest.
    await admin(client, adminPath, { action: 'DELETE', name: other }).catch((error: unknown) => {
      if (!(error instanceof SolrRefusal)) throw error
    })
  }
}

/** Makes an empty collection behind the alias, unless there is one. */
export async function prepareCollection(client: SolrClient, layout: Layout): Promise<void> {
  if ((await layoutOf(client)) === undefined)
    await takeOver(client, await createCollection(client, layout, collectionStamp()))
}

/** Tells collections of one alias apart; later ones sort behind earlier ones. */
export const collectionStamp = (): string => Date.now().toString(36)

/** How the collection behind the alias is laid out; undefined when there is none. */
export async function layoutOf(client: SolrClient): Promise<Layout | undefined> {
  const { collections, aliases } = await clusterOf(client)
  const current = collections[aliases[client.address.alias] ?? '']
  if (!isObject(current)) return undefined
  return {
    shards: Object.keys(isObject(current['shards']) ? current['shards'] : {}).length,
    replicas: Number(current['replicationFactor']),
  }
}

/** Nodes of the cloud that are alive. */
export const liveNodes = async (client: SolrClient): Promise<number> => (await clusterOf(client)).nodes

async function clusterOf(client: SolrClient) {
  return client.ask(adminPath, { params: { action: 'CLUSTERSTATUS' }, timeout: patience }, (answer) => {
    const cluster = isObject(answer) ? answer['cluster'] : undefined
    if (!isObject(cluster)) return undefined
    const { collections, aliases, live_nodes: nodes } = cluster
    return {
      collections: isObject(collections) ? collections : {},
      aliases: (isObject(aliases) ? aliases : {}) as Record<string, string>,
      nodes: Array.isArray(nodes) ? nodes.length : 0,
    }
  })
}

/** The configset's name tells its content, so that a collection keeps the one it was made with. */
async function uploadConfigset(client: SolrClient): Promise<string> {
  const files = await Promise.all(
    (await readdir(folder)).toSorted().map(async (name) => {
      const content = new Uint8Array(await readFile(new URL(name, folder)))
      return { name, content }
    }),
  )
  const hash = createHash('sha256')
  for (const { name, content } of files) hash.update(name).update(content)
  const configset = `${client.address.alias}-${hash.digest('hex').slice(0, 12)}`
  const known = await client.ask(
    '/admin/configs',
    { params: { action: 'LIST' }, timeout: patience },
    (answer) =>
      isObject(answer) && Array.isArray(answer['configSets'])
        ? (answer['configSets'] as string[])
        : undefined,
  )
  if (known.includes(configset)) return configset
  for (const { name: filePath, content: file } of files) {
    const params = { action: 'UPLOAD', name: configset, filePath, overwrite: 'true' }
    await admin(client, '/admin/configs', params, { file })
  }
  return configset
}

function admin(
  client: SolrClient,
  path: string,
  params: Record<string, string>,
  more: SolrRequest = {},
): Promise<unknown> {
  return client.ask(path, { params, timeout: patience, ...more }, (answer) =>
    isObject(answer) ? answer : undefined,
  )
}
