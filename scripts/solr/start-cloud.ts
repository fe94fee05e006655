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
  /**
   * Resolves when it is told to stop; throws when no node, or no ZooKeeper, is left. One node that ends is said: the other
   * answers for it, as in earnest.
   */
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
    const zoo = java(
      '-Xmx96m',
      'org.apache.zookeeper.server.ZooKeeperServerMain',
      await zooKeeperFile(data, port + 1000),
    )
    await wait(1000)
    const ports = [port, port + 1]
    const nodes = ports.map((number) => `http://127.0.0.1:${number}/solr`)
    const solr = ports.map((number, i) => {
      say(`Starting node ${i + 1} on port ${number} …`)
      const home = path.join(data, `node${i + 1}`)
      const memory = ['-Xmx512m', '-XX:+UseSerialGC', `-DzkHost=${zooKeeper}`, `-Dsolr.log.dir=${data}`]
      return java(...memory, path.join(project, 'SolrNode.java'), home, String(number))
    })
    for (const node of nodes) await untilAlive(node, nodes.length, children, signal)
    return { nodes, ended: untilEnd(zoo, solr, { signal, say }), stop }
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

async function untilEnd(
  zooKeeper: ChildProcess,
  nodes: readonly ChildProcess[],
  { signal, say }: Pick<Options, 'signal' | 'say'>,
): Promise<void> {
  if (signal.aborted) return
  const told = once(signal, 'abort').then(() => '')
  const gone = nodes.map(async (node, i) => {
    if (!hasEnded(node)) await once(node, 'exit')
    if (signal.aborted) return
    say(`Node ${i + 1} has ended${nodes.every(hasEnded) ? '.' : '; the other one answers for it.'}`)
  })
  const ends = [
    once(zooKeeper, 'exit').then(() => 'ZooKeeper has ended by itself'),
    Promise.all(gone).then(() => 'no node of the cloud is left'),
  ]
  const why = await Promise.race([told, ...ends])
  if (why !== '' && !signal.aborted) throw new Error(why)
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
