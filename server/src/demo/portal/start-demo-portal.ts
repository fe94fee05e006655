import { randomBytes } from 'node:crypto'
import { startStandInPortal } from '#server/adapters/catalogue-portal/stand-in/server.ts'
import { type Config, nextPort, type PortalSettings } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { portalContents } from './portal-contents.ts'

type DemoPortal = { settings: PortalSettings; close: () => Promise<void> }

/**
 * Starts the stand-in portal on the port after the sandbox's. Where somebody else listens there the demo goes without:
 * undefined.
 */
export async function startDemoPortal(
  db: Db,
  { sandboxPort }: Config,
  say: (line: string) => void,
): Promise<DemoPortal | undefined> {
  const secret = randomBytes(16).toString('hex')
  const port = nextPort(sandboxPort)
  try {
    const { origin, close } = await startStandInPortal({
      port,
      portal: 'demo',
      secret,
      contents: () => portalContents(db),
    })
    say(`Catalogue portal of the demo: ${origin}/`)
    return { settings: { server: origin, id: 'demo', secret, roles: '', render: 'page', options: {} }, close }
  } catch (error) {
    say(`The demo goes without its catalogue portal: ${error instanceof Error ? error.message : 'unknown'}`)
    return undefined
  }
}
