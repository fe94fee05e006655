import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { environment } from './environment.ts'

/** The product-information portal of the installation. */
export type PortalSettings = {
  /** Origin its script and contents come from. */
  server: string
  id: string
  /** Shared with the portal; '' for a public one. */
  secret: string
  roles: string
  render: 'page' | 'overlay'
  options: Record<string, string | number | boolean>
}

export type Config = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Starts and ends with a slash. */
  basePath: string
  /** Address the shop is reached under from outside, without the base path; undefined: that of the request. */
  baseUrl: string | undefined
  /** PostgreSQL to use; undefined: the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Folder with the archived originals of documents. */
  archiveDir: string
  smtpUrl: string | undefined
  solrUrl: string | undefined
  logLevel: string
  /** Addresses or networks of proxies whose X-Forwarded-For counts; false: none. */
  trustProxy: string[] | false
  /** Demo users, stand-in portal and mail folder exist. */
  demo: boolean
  /** Kept free for a payment sandbox; the stand-in portal listens on the port after it. */
  sandboxPort: number
  importToken: string | undefined
  metricsToken: string | undefined
  /** Endpoint the outbox delivers to, signed with the secret; undefined: the built-in ERP, unless the ERP fetches by itself. */
  erpUrl: string | undefined
  erpSecret: string | undefined
  erpFetches: boolean
  /** Milliseconds a session lives without a request, and altogether; the second also counts for guests. */
  sessionLimits: { idle: number; absolute: number }
  /** Allowed length of passwords; longer ones are refused rather than cut. */
  passwordLength: { min: number; max: number }
  /** The wholesaler's time zone: what "today" means for prices, dates, documents. */
  timeZone: string
  /** undefined: the shop has no portal. */
  portal: PortalSettings | undefined
  /** Servers in the internet pictures may be fetched from, as beginnings of addresses. */
  imageSources: string[]
  /** The same for servers of the house, whose addresses may be private ones. */
  internalImageSources: string[]
}

/** Address of the shop from outside, ending in a slash; undefined where only the visitor's request would tell. */
export function shopAddress({ baseUrl, basePath, host, port }: Config): string | undefined {
  if (baseUrl !== undefined) return baseUrl + basePath
  return isLoopback(host) ? `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}` : undefined
}

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host)

const projectDir = fileURLToPath(new URL('../../', import.meta.url))

const hour = 3_600_000

/**
 * Reads the environment. Throws an Error that names every wrong variable.
 * DEMO is on only with the embedded database and a loopback HOST, unless it is set.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  const dataDir = e.DATA_DIR ?? `${projectDir}data`
  return {
    mode: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    basePath: normalBasePath(e.BASE_PATH),
    baseUrl: e.BASE_URL?.replace(/\/+$/, ''),
    databaseUrl: e.DATABASE_URL,
    dataDir,
    archiveDir: e.ARCHIVE_DIR ?? path.join(dataDir, 'archive'),
    smtpUrl: e.SMTP_URL,
    solrUrl: e.SOLR_URL,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY.length === 0 ? false : e.TRUST_PROXY,
    demo: e.DEMO ?? (e.DATABASE_URL === undefined && isLoopback(e.HOST)),
    sandboxPort: e.SANDBOX_PORT ?? nextPort(e.PORT),
    importToken: e.IMPORT_TOKEN,
    metricsToken: e.METRICS_TOKEN,
    erpUrl: e.ERP_URL,
    erpSecret: e.ERP_SECRET,
    erpFetches: e.ERP_FETCHES ?? false,
    sessionLimits: { idle: e.SESSION_IDLE_HOURS * hour, absolute: e.SESSION_DAYS * 24 * hour },
    passwordLength: { min: e.PASSWORD_MIN_LENGTH, max: e.PASSWORD_MAX_LENGTH },
    timeZone: e.TIME_ZONE,
    portal: portalOf(e),
    imageSources: e.IMAGE_SOURCES,
    internalImageSources: e.IMAGE_SOURCES_INTERNAL,
  }
}

/** The port beside one; beside any free port stands any other free one. */
export const nextPort = (port: number): number => (port === 0 ? 0 : port + 1)

function portalOf(e: z.output<typeof environment>): PortalSettings | undefined {
  if (e.PORTAL_SERVER === undefined) return undefined
  return {
    server: new URL(e.PORTAL_SERVER).origin,
    id: e.PORTAL_ID,
    secret: e.PORTAL_SECRET,
    roles: e.PORTAL_ROLES,
    render: e.PORTAL_RENDER,
    options: e.PORTAL_OPTIONS,
  }
}

function normalBasePath(path: string): string {
  const inner = path
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  return inner === '' ? '/' : `/${inner}/`
}
