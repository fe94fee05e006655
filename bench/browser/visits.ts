import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** What a page tells of its own paints; milliseconds since its address was asked for. */
export interface Told {
  firstPaint: number
  largestPaint: number
}

/** Opens what it is given, one page after the other; the pages close themselves. */
async function open() {
  for (;;) {
    const address = await (await fetch('/next')).text()
    if (address !== '') window.open(address, '_blank', 'noopener')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Runs beside each page as a script of an extension: the page itself is as visitors get it. */
function tell(to: string) {
  if (location.href.startsWith(to + 'opener')) return
  let largestPaint = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const body = JSON.stringify({ firstPaint, largestPaint })
    void fetch(`${to}painted`, { method: 'POST', mode: 'no-cors', body }).then(() => window.close())
  }, 1500)
}

const pages = {
  '/opener': `<!doctype html><script>(${open.toString()})()</script>`,
  '/two-lines': '<!doctype html><html><body><h1>Eine Seite</h1><p>Mehr nicht.</p></body></html>',
}

/** Sends a browser from page to page and hears from each when it was painted. */
export interface Visits {
  /** The page the browser is to be started with. */
  opener: string
  /** Folder of the extension the browser is to be started with. */
  extension: string
  /** Address of a page with nearly nothing in it, which tells what the browser takes for itself. */
  twoLines: string
  /**
   * Each visit has a host name of its own, and so neither cache nor cookies nor the process of a visit before.
   * @param address on 127.0.0.1
   */
  visit: (address: string) => Promise<Told>
  close: () => void
}

/** @param folder for the extension */
export async function visits(folder: string): Promise<Visits> {
  let next = ''
  let count = 0
  let told: (painted: Told) => void = () => undefined
  const html = (reply: ServerResponse, page: string) => reply.setHeader('content-type', 'text/html').end(page)
  const server = createServer((request, reply) => {
    const { url = '' } = request
    if (url === '/opener' || url === '/two-lines') html(reply, pages[url])
    else if (url === '/next') {
      reply.end(next)
      next = ''
    } else {
      reply.end()
      if (url === '/painted') void text(request).then((painted) => told(JSON.parse(painted) as Told))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const own = `http://127.0.0.1:${port}/`
  await writeExtension(folder, `(${tell.toString()})(${JSON.stringify(own)})`)
  return {
    opener: `${own}opener`,
    extension: folder,
    twoLines: `${own}two-lines`,
    visit: (address) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${address} tells nothing`)), 20_000)
        told = (painted) => {
          clearTimeout(late)
          resolve(painted)
        }
        next = address.replace('//127.0.0.1', `//visit${++count}.localhost`)
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function writeExtension(folder: string, script: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = {
    manifest_version: 3,
    name: 'Paints',
    version: '1',
    host_permissions: ['http://*/*'],
    content_scripts: [{ matches: ['http://*/*'], js: ['tell.js'], run_at: 'document_start' }],
  }
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(path.join(folder, 'tell.js'), script)
}
