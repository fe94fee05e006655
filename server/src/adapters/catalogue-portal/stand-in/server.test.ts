import { Script } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { portalToken } from '../portal-token.ts'
import { startStandInPortal } from './server.ts'

const now = new Date('2026-03-11T09:00:00Z')
const asker = { portal: 'demo', user: 'somebody', roles: '' }

async function aPortal() {
  const portal = await startStandInPortal({
    port: 0,
    portal: 'demo',
    secret: 'secret',
    now: () => now,
    contents: () =>
      Promise.resolve({
        catalogues: [
          {
            id: 'a',
            brand: 'A & <B>',
            title: '2026',
            items: [{ itemNumber: 'X-1', supplierNumber: '7', name: 'X' }],
          },
        ],
        videos: [{ id: 'v', title: 'Verlegen', minutes: '2:30' }],
      }),
  })
  onTestFinished(() => portal.close())
  const ask = (what: string, accessToken: string, more = {}) =>
    fetch(
      `${portal.origin}/service/json/portal/${what}?${new URLSearchParams({ ...asker, accessToken, ...more })}`,
    )
  return { ...portal, ask }
}

test('a token of yesterday, of somebody else or none shows nothing', async () => {
  const { ask } = await aPortal()
  const yesterday = new Date(now.getTime() - 24 * 3600 * 1000)
  for (const token of [
    '',
    portalToken({ ...asker, secret: 'secret' }, yesterday),
    portalToken({ ...asker, user: 'another', secret: 'secret' }, now),
    portalToken({ ...asker, secret: 'guessed' }, now),
  ]) {
    const answer = await ask('catalogs', token)
    expect([answer.status, (await answer.text()).includes('2026')]).toEqual([403, false])
  }
})

test('the token of the day shows catalogues, their items and videos', async () => {
  const { ask, origin } = await aPortal()
  const token = portalToken({ ...asker, secret: 'secret' }, now)
  expect(await (await ask('catalogs', token)).json()).toEqual({
    catalogs: [{ id: 'a', brand: 'A & <B>', title: '2026' }],
  })
  expect(await (await ask('catalog', token, { id: 'a' })).json()).toMatchObject({
    items: [{ itemNumber: 'X-1' }],
  })
  expect(await (await ask('videos', token)).json()).toMatchObject({ videos: [{ title: 'Verlegen' }] })
  expect(await (await fetch(`${origin}/catalogs/a.svg`)).text()).not.toContain('<B>')
})

test('the script is a program of its own', async () => {
  const { origin } = await aPortal()
  const script = await (await fetch(`${origin}/assets/frontend/v2/oxomi.js`)).text()
  expect(() => new Script(script)).not.toThrow()
  expect(script).toContain(JSON.stringify(origin))
})

test('a dead portal breaks the connection until it is brought back', async () => {
  const { origin } = await aPortal()
  await fetch(`${origin}/mode/dead`)
  await expect(fetch(`${origin}/assets/frontend/v2/oxomi.js`)).rejects.toThrow()
  await fetch(`${origin}/mode/normal`)
  expect((await fetch(`${origin}/assets/frontend/v2/oxomi.js`)).status).toBe(200)
})
