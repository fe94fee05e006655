import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /** Folder with Solr's artifacts. */
  jars: string
  /** Folder for what is indexed. */
  data: string
  /** The first node's; the second has the next one, ZooKeeper the thousandth behind it. */
  port: number
  signal: AbortSignal
  say: (line: string) => void
}

type Cloud = {
  /** Base address of each node. */
  nodes: string[]
  /** Resolves when it is told to stop; throws when a process ended by itself. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const project = path.join(import.meta.dirname, '../../solr/node')
const patience = 120_000

/** Starts ZooKeeper and two nodes of Solr as processes of their own, on the loopback interface, with bounded memory. */
export async function startCloud({ jars, data, port, signal, say }: Options): Promise<Cloud> {
  const zooKeeper = `127.0.0.1:${port + 1000}`
  const children: ChildProcess[] = []
  const java = (...parameters: string[]) => {
    const log = `-Dlog4j2.configurationFile=${path.join(project, 'log4j2.xml')}`
    const child = spawn('java', ['-cp', path.join(jars, '*'), log, ...parameters], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    children.push(child)
    return child
  }
  const stop = async () => {
    // The nodes first: they say goodbye to ZooKeeper.
    for (const child of children.toReversed()) await end(child)
  }
  try {
    say('Starting ZooKeeper …')
    java('-Xmx96m', 'org.apache.zookeeper.server.ZooKeeperServerMain', await zooKeeperFile(data, port + 1000))
    await wait(1000)
    const ports = [port, port + 1]
    const nodes = ports.map((number) => `http://127.0.0.1:${number}/solr`)
    for (const [i, number] of ports.entries()) {
      say(`Starting node ${i + 1} on port ${number} …`)
      const home = path.join(data, `node${i + 1}`)
      const memory = ['-Xmx512m', '-XX:+UseSerialGC', `-DzkHost=${zooKeeper}`, `-Dsolr.log.dir=${data}`]
      java(...memory, path.join(project, 'SolrNode.java'), home, String(number))
    }
    for (const node of nodes) await untilAlive(node, nodes.length, children, signal)
    return { nodes, ended: untilEnd(children, signal), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function zooKeeperFile(data: string, port: number): Promise<string> {
  const folder = path.join(data, 'zookeeper')
  await mkdir(folder, { recursive: true })
  const file = path.join(data, 'zookeeper.cfg')
  const lines = [
    `dataDir=${folder}`,
    `clientPort=${port}`,
    'clientPortAddress=127.0.0.1',
    'admin.enableServer=false',
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}

/** Waits until a node sees all nodes of the cloud. */
async function untilAlive(
  node: string,
  count: number,
  children: readonly ChildProcess[],
  signal: AbortSignal,
): Promise<void> {
  for (const deadline = Date.now() + patience; ; await wait(500, undefined, { signal })) {
    const live = await liveNodes(node)
    if (live >= count) return
    if (children.some(hasEnded)) throw new Error('a process of the cloud ended while it was starting')
    if (Date.now() > deadline) throw new Error(`${node} did not come up`)
  }
}

async function liveNodes(node: string): Promise<number> {
  try {
    const response = await fetch(`${node}/admin/collections?action=CLUSTERSTATUS`, {
      signal: AbortSignal.timeout(5000),
    })
    const answer = (await response.json()) as { cluster?: { live_nodes?: unknown[] } }
    return answer.cluster?.live_nodes?.length ?? 0
  } catch {
    return 0
  }
}

async function untilEnd(children: readonly ChildProcess[], signal: AbortSignal): Promise<void> {
  const told = once(signal, 'abort').then(() => undefined)
  const ends = children.map((child) => once(child, 'exit').then(() => 'by itself' as const))
  const first = signal.aborted ? undefined : await Promise.race([told, ...ends])
  if (first !== undefined && !signal.aborted) throw new Error('a process of the cloud ended by itself')
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  const exited = once(child, 'exit').then(() => true)
  if (await Promise.race([exited, wait(15_000, false)])) return
  child.kill('SIGKILL')
  await exited
}
