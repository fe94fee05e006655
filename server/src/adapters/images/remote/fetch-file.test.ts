import { describe, expect, test } from 'vitest'
import { giving, leadingTo, pictureServer } from '#server/testing/picture-server.ts'
import { PictureRefused } from '../port.ts'
import { allowedSources } from './allowed-sources.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'

/** Fetches with short limits; the result is the file's text or the reason of the refusal. */
async function outcome(address: string, options: Partial<FetchOptions> & { open?: string; house?: string }) {
  const { open, house, ...others } = options
  const permits = allowedSources({
    imageSources: open === undefined ? [] : [open],
    internalImageSources: house === undefined ? [] : [house],
  })
  const limits = { maxBytes: 1000, patience: 400, permits, ...others }
  return fetchFile(new URL(address), limits).then(String, (error: unknown) =>
    error instanceof PictureRefused ? error.reason : `other: ${String(error)}`,
  )
}

const at = (address: string, family = 4) => Promise.resolve([{ address, family }])

describe('the way into the house', () => {
  test('is closed to sources that are listed as public, by name and by number', async () => {
    const { origin, port, asked } = await pictureServer({ '/a.png': giving('a') })
    const named = `http://media.maker.example:${port}`
    for (const open of [origin, named, `http://2130706433:${port}`, `http://[::ffff:127.0.0.1]:${port}`])
      expect(
        await outcome(`${open}/a.png`, {
          open,
          resolve: (host) => at(host.replace(/.*example/, '127.0.0.1')),
        }),
      ).toBe('internal')
    expect(asked).toEqual([])
  })

  test('is closed where one of several addresses leads inside', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ])
    const open = 'http://media.maker.example'
    expect(await outcome(`${open}/a.png`, { open, resolve })).toBe('internal')
  })

  test('is closed to metadata services even where a source is listed as internal', async () => {
    const house = 'http://dam.house.example'
    expect(await outcome(`${house}/a.png`, { house, resolve: () => at('169.254.169.254') })).toBe('internal')
  })

  test('is closed to redirects', async () => {
    const hidden = await pictureServer({ '/secret': giving('secret') })
    const { origin, port } = await pictureServer({
      '/away': leadingTo(`${hidden.origin}/secret`),
      '/file': leadingTo('file:///etc/passwd'),
      '/circle': leadingTo('/circle'),
      '/on': leadingTo('/a.png'),
      '/a.png': giving('a'),
    })
    for (const path of ['/away', '/file'])
      expect(await outcome(origin + path, { house: origin })).toBe('not-listed')
    expect(await outcome(`${origin}/circle`, { house: origin })).toBe('not-a-picture')
    expect(await outcome(`${origin}/on`, { house: origin })).toBe('a')
    expect(hidden.asked).toEqual([])
    // Listed as well, but as public: its address is looked at again.
    const permits = allowedSources({ imageSources: [hidden.origin], internalImageSources: [origin] })
    expect(await outcome(`http://127.0.0.1:${port}/away`, { permits })).toBe('internal')
  })
})

test('the connection goes to the address that was looked at, and says nothing of the visitor', async () => {
  const { port, asked } = await pictureServer({ '/a.png': giving('a') })
  const house = `http://dam.house.example:${port}`
  let lookups = 0
  const resolve = () => {
    lookups++
    return at(lookups === 1 ? '127.0.0.1' : '169.254.169.254')
  }
  expect(await outcome(`${house}/a.png`, { house, resolve })).toBe('a')
  expect(lookups).toBe(1)
  expect(asked[0]?.host).toBe(`dam.house.example:${port}`)
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

describe('a hostile server', () => {
  test('that is slow is left after a while: silent, dripping, or without a name', async () => {
    const { origin } = await pictureServer({
      '/silent': () => undefined,
      '/dripping': (_request, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write('a'), 50)
        response.on('close', () => clearInterval(drip))
      },
    })
    for (const path of ['/silent', '/dripping'])
      expect(await outcome(origin + path, { house: origin })).toBe('too-slow')
    const never = () => new Promise<never>(() => undefined)
    expect(await outcome(`${origin}/a`, { house: origin, resolve: never })).toBe('too-slow')
  })

  test('that never ends is left when it is too much, announced or not', async () => {
    let sent = 0
    const { origin } = await pictureServer({
      '/endless': (_request, response) => {
        response.writeHead(200)
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(500))) sent += 500
        }
        response.on('drain', more)
        more()
      },
      '/announced': giving('a', 'image/png', { 'content-length': '5000000' }),
    })
    expect(await outcome(`${origin}/endless`, { house: origin })).toBe('too-large')
    expect(await outcome(`${origin}/announced`, { house: origin })).toBe('too-large')
    expect(sent).toBeLessThan(50_000_000)
  })

  test('that changes the protocol instead of answering is left at once', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n'
    const { origin } = await pictureServer({
      '/open': ({ socket }) => void socket.write(switching),
      '/ended': ({ socket }) => void socket.end(switching),
    })
    for (const path of ['/open', '/ended'])
      expect(await outcome(origin + path, { house: origin })).toBe('not-a-picture')
  })

  test('that packs what it sends, fails or has nothing gives no picture', async () => {
    const { origin } = await pictureServer({
      '/packed': giving('a', 'image/png', { 'content-encoding': 'gzip' }),
      '/broken': (_request, response) => response.writeHead(500).end(),
      '/hurried': (_request, response) => response.writeHead(429).end(),
      '/cut': (request) => request.socket.destroy(),
    })
    for (const path of ['/broken', '/hurried', '/cut'])
      expect(await outcome(origin + path, { house: origin })).toBe('unreachable')
    expect(await outcome(`${origin}/packed`, { house: origin })).toBe('not-a-picture')
    expect(await outcome(`${origin}/none`, { house: origin })).toBe('missing')
  })
})
