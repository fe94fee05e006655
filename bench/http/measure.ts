import autocannon from 'autocannon'
import { percentile } from '../search/table.ts'

/** A request as it is sent; the path is that of the server. */
export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Requests a second, and milliseconds. */
export type Figures = { perSecond: number; p50: number; p95: number; count: number }

type Load = { connections: number; seconds: number }

/** Sends the requests again and again for some seconds. Throws when an answer is not 2xx. */
export async function measure(url: string, requests: readonly Request[], load: Load): Promise<Figures> {
  return measureWith(url, load, { requests: [...requests] })
}

/** Sends each request at most once, for some seconds. Throws when there are too few, or when an answer is not 2xx. */
export async function measureFresh(url: string, requests: readonly Request[], load: Load): Promise<Figures> {
  const each = Math.floor(requests.length / load.connections)
  let from = 0
  const figures = await measureWith(url, load, {
    setupClient: (client) => client.setRequests(requests.slice(from, (from += each))),
  })
  if (figures.count > requests.length * 0.9) throw new Error(`${requests.length} requests are too few`)
  return figures
}

async function measureWith(
  url: string,
  { connections, seconds }: Load,
  asked: Pick<autocannon.Options, 'requests' | 'setupClient'>,
): Promise<Figures> {
  const times: number[] = []
  let refused = 0
  await new Promise<void>((resolve, reject) => {
    const options = { url, connections, duration: seconds, ...asked }
    const run = autocannon(options, (error: Error | null) => (error === null ? resolve() : reject(error)))
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      if (status < 200 || status > 299) refused += 1
    })
  })
  if (refused > 0) throw new Error(`${refused} of ${times.length} answers of ${url} were refused`)
  return figuresOf(times, seconds)
}

/** Sends each request once, as many at a time as there are connections. Throws when an answer is not 2xx. */
export async function measureOnce(
  url: string,
  requests: readonly Request[],
  { connections }: { connections: number },
): Promise<Figures> {
  const times: number[] = []
  const waiting = requests.values()
  const started = performance.now()
  const buyer = async () => {
    for (const { path, method, headers, body = null } of waiting) {
      const sent = performance.now()
      const response = await fetch(new URL(path, url), { method, headers, body })
      const text = await response.text()
      times.push(performance.now() - sent)
      if (!response.ok) throw new Error(`${path} ${body} was refused: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, buyer))
  return figuresOf(times, (performance.now() - started) / 1000)
}

function figuresOf(times: readonly number[], seconds: number): Figures {
  const count = times.length
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95), count }
}
