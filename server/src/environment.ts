import { isIP } from 'node:net'
import { z } from 'zod'

const yesNo = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', ''], { error: 'has to be on or off' })
  .transform((value) => (value === '' ? undefined : ['1', 'true', 'on'].includes(value)))
  .optional()

const between = (least: number, most: number) => {
  const error = `has to be a number from ${least} to ${most}`
  return z.coerce.number({ error }).min(least, error).max(most, error)
}

const whole = (least: number, most: number) => between(least, most).int('has to be a whole number')

const port = whole(0, 65_535)

const secret = z.string().min(16, 'has to be 16 characters long or longer')

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `has to be an address such as ${example}` })

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))

const proxies = list.refine((parts) => parts.every(isNetwork), {
  message: 'has to be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, parted by commas',
})

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/')
  const longest = { 0: undefined, 4: 32, 6: 128 }[isIP(ip)]
  if (longest === undefined || rest.length > 0) return false
  // A network of no bits would be everybody, so that anybody could name himself as anyone.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const picturePrefix = /^https?:\/\/(?:\*\.)?[^/*?#@\s]+(?:\/[^*?#\s]*)?$/

/** Addresses parted by commas, each with what addresses under it begin with. */
const pictureSources = list.refine(
  (parts) => parts.every((part) => picturePrefix.test(part) && URL.canParse(part.replace('*.', ''))),
  {
    message:
      'has to be addresses such as https://media.maker.example/shop/ or https://*.maker.example, parted by commas',
  },
)

/** JSON of an object of plain values. */
const options = z
  .string()
  .default('{}')
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue('has to be JSON')
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))

/** The environment as the shop reads it; `config.ts` makes what the shop works with of it. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_PATH: z.string().default('/'),
  BASE_URL: address(/^https?$/, 'https://shop.example').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/shop').optional(),
  DATA_DIR: z.string().optional(),
  ARCHIVE_DIR: z.string().optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  SOLR_URL: address(/^https?$/, 'http://host:8983/solr/gewerk').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  TRUST_PROXY: proxies,
  DEMO: yesNo,
  SANDBOX_PORT: port.optional(),
  IMPORT_TOKEN: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  ERP_URL: address(/^https?$/, 'https://erp.example/shop/orders').optional(),
  ERP_SECRET: secret.optional(),
  ERP_FETCHES: yesNo,
  SESSION_IDLE_HOURS: between(0.1, 720).default(12),
  SESSION_DAYS: between(0.1, 365).default(30),
  PASSWORD_MIN_LENGTH: whole(8, 64).default(8),
  PASSWORD_MAX_LENGTH: whole(64, 256).default(128),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'has to be a time zone such as Europe/Berlin')
    .default('Europe/Berlin'),
  PORTAL_SERVER: address(/^https?$/, 'https://portal.example').optional(),
  PORTAL_ID: z.string().default(''),
  PORTAL_SECRET: z.string().default(''),
  PORTAL_ROLES: z.string().default(''),
  PORTAL_RENDER: z.enum(['page', 'overlay']).default('page'),
  PORTAL_OPTIONS: options,
  IMAGE_SOURCES: pictureSources,
  IMAGE_SOURCES_INTERNAL: pictureSources,
})
