import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMarks } from './marks.ts'

test('a server prepares no question about where an article is contained, which the browser alone asks', () => {
  const client = new QueryClient()
  const Mark = () => <p>{useMarks('4711') === undefined ? 'nirgends' : 'enthalten'}</p>
  const page = (
    <QueryClientProvider client={client}>
      <Mark />
    </QueryClientProvider>
  )
  expect(renderToString(page)).toBe('<p>nirgends</p>')
  expect(client.getQueryCache().getAll()).toEqual([])
})
