import { expect, test } from 'vitest'
import { readSolrUrl } from '../../server/src/adapters/search-engine/solr/client.ts'
import { besideTheShop } from './rankers.ts'

test.for([
  'http://solr1:8983/solr/gewerk',
  'http://solr1:8983/solr/gewerk/',
  'http://shop:secret@solr1:8983/solr/gewerk, http://solr2:8983/solr/gewerk/',
])('what is judged never takes the place of the index of the shop at %s', (url) => {
  const [shop, judged] = [readSolrUrl(url), readSolrUrl(besideTheShop(url))]
  expect(judged).toEqual({ ...shop, alias: 'gewerk-relevance' })
})
