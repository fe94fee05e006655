import { expect, test } from 'vitest'
import { SearchOffline } from '../port.ts'
import { DescribedKinds } from './described-kinds.ts'
import { OneSearch, type SolrAsker } from './one-search.ts'

test('a describing word that could not be looked up is ranked without, and looked up for the next search', async () => {
  const described = new DescribedKinds()
  let [asked, isAway] = [0, true]
  const solr: SolrAsker = {
    address: { nodes: [], alias: 'shop' },
    ask: (_path, _request, read) => {
      asked++
      if (isAway) return Promise.reject(new SearchOffline('offline'))
      return Promise.resolve(read({ response: { numFound: 0, docs: [] } })!)
    },
  }
  const planned = async () => {
    const client = new OneSearch(solr, performance.now() + 60_000)
    const answer = await described.with(client, async (kindsOf, isLacking) => {
      const kinds = kindsOf('grau', 'de')
      return isLacking() ? undefined : kinds
    })
    client.end()
    return answer
  }
  expect(await planned()).toEqual([])
  expect(asked).toBe(1)
  isAway = false
  await planned()
  await planned()
  expect(asked).toBe(2)
})
