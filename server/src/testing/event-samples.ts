import type { EventDefinition, Resource } from '@shop/contract/define-resource'
import { resources } from '@shop/contract/resources/all'
import type { z } from 'zod'
import type { Download } from '../http/downloads.ts'
import { testPassword } from './builders.ts'
import type { World } from './world.ts'

export type SampledEvent = { name: string; resource: Resource; event: string; definition: EventDefinition }

/** Every event of the contract. */
export const everyEvent: SampledEvent[] = Object.values(resources as Record<string, Resource>).flatMap(
  (resource) =>
    Object.entries(resource.events).map(([event, definition]) => ({
      name: `${resource.name} ${event}`,
      resource,
      event,
      definition,
    })),
)

/**
 * A right input for every event, made from the fields its schema demands. A new required field needs a line here, or
 * the tests that walk every event say so.
 */
export const sampleInput = ({ name, definition }: SampledEvent, world: World): Record<string, unknown> =>
  sampleFor(name, definition.input, world)

/** Right parameters for a download, made in the same way. */
export function sampleQuery({ name, query }: Download, world: World): Record<string, string> {
  const sample = Object.entries(sampleFor(`download ${name}`, query, world))
  return Object.fromEntries(sample.map(([field, value]) => [field, String(value)]))
}

function sampleFor(name: string, schema: z.ZodObject, world: World): Record<string, unknown> {
  const special = samples[name]?.(world)
  const input: Record<string, unknown> = { ...special }
  for (const [field, of] of Object.entries(schema.shape)) {
    if (field in input) continue
    if (field in world.ids) input[field] = world.ids[field as keyof World['ids']]
    else if (!isOptional(of)) input[field] = required(name, field)
  }
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Error(`the sample of ${name} is not right: ${parsed.error.message}`)
  return input
}

const isOptional = (schema: z.core.$ZodType): boolean => (schema as z.ZodType).safeParse(undefined).success

function required(name: string, field: string): unknown {
  if (field in fields) return fields[field]
  throw new Error(`${name} needs a sample for its field "${field}" (testing/event-samples.ts)`)
}

const fields: Record<string, unknown> = {
  name: 'Neuer Name',
  quantity: '1.44',
  q: 'fliese',
  pin: 'X',
  publish: 'X',
  posnr: 1,
  doctype: 1,
  language: 'de',
  last_name: 'Neumann',
  permissions: ['ORDERS_PLACE'],
  budget_active: 'X',
  budgets: [{ type: 'monthly', amount: '500', lock: 'X' }],
  catalogs: [],
  favourite: 'X',
  locked: '',
  active: 'X',
  done: 'X',
  version: '1',
  kind: 'imprint',
  item_number: 'TW-000001',
  idempotency_key: 'sample-key-1',
  subject: 'Frage',
  message: 'Wann kommt die Ware?',
  user_alias: 'niemand',
  word: 'Kachel',
  title_de: 'Wie groß darf eine Datei sein?',
  text_de: 'Zehn Megabyte.',
  street: 'Kellerweg 3',
  plz: '80331',
  city: 'München',
  decision: 'done',
  session_id: '1',
  run_id: '1',
  file_id: '1',
  file_ids: ['1'],
  bytes: 5,
  index: 0,
  content: 'aGFsbG8=',
  synonyms: ['Fliese'],
  password: testPassword,
  sheet: '70x37',
  barcode_type: 'CODE128',
  start_row: 1,
  start_column: 1,
  send_method: 'mail',
  password_new1: 'Mörtel25kg!',
  password_new2: 'Mörtel25kg!',
  token: 'a token of nobody',
  reason: 'Nicht lieferbar',
  positions: [{ posnr: 10, quantity: '1' }],
  gv_password_old: testPassword,
  gv_password_new1: 'Mörtel25kg!',
  gv_password_new2: 'Mörtel25kg!',
}

const allArticles = (world: World) => ({
  articles: world.articles.map(({ matnr }) => ({ matnr, unit: 'M2', quantity: '1.44' })),
})

const labelled = ({ articles }: World) => ({
  supplier_id: articles[0]?.factoryNumbers[0]?.supplier_number,
  article_number: articles[0]?.factoryNumbers[0]?.supplier_matnr,
})

/** Nobody does most of it to himself. */
const ofColleague = (event: string, { ids, customer }: World) => ({
  user_id: ids.colleague,
  ...(event === 'SET_ACCESS' && { kunnrs: [customer.kunnr, ids.kunnr] }),
})

const samples: Record<string, (world: World) => Record<string, unknown>> = {
  'session LOGIN': ({ user }) => ({ user_alias: user.alias }),
  'materialmaster GET_AVAILABILITIES_AND_PRICES': (world) => ({ ...allArticles(world), scale_prices: 'X' }),
  'materialmaster GET_ADDITIONAL_DATA': ({ articles }) => ({
    articles: articles.map(({ matnr }) => ({ matnr })),
  }),
  'basket ADD_ARTICLES': allArticles,
  'basket TAKE_BACK': ({ articles }) => ({
    additions: articles.map(({ matnr }, place) => ({ posnr: place + 1, matnr, quantity: '1.44' })),
  }),
  'basket SET_ACTIVE': ({ ids }) => ({ multibasket: ids.otherBasket }),
  'basket EDIT_POSITION': () => ({ quantity: '2.88', version: undefined }),
  'basket REMOVE_POSITION': () => ({ version: undefined }),
  'basket EDIT_BASKET': () => ({ name: 'Bad Huber' }),
  'search SEARCH': () => ({ q: 'fliese' }),
  'search FIND_NUMBER': ({ ids }) => ({ numbers: [ids.matnr] }),
  'docs GET_LIST': () => ({ timespan: '8', doctype: undefined }),
  'docs BUDGET_RELEASE_ORDER': ({ ids }) => ({ docid: ids.budgetDocid }),
  'docs BUDGET_REJECT_ORDER': ({ ids }) => ({ docid: ids.budgetDocid }),
  'erp CONFIRM_ORDER': ({ ids }) => ({ docid: ids.queuedDocid }),
  'erp REFUSE_ORDER': ({ ids }) => ({ docid: ids.queuedDocid }),
  'erp INVOICE_DELIVERY': ({ ids }) => ({ docid: ids.noteDocid }),
  'erp CREDIT_INVOICE': ({ ids }) => ({ docid: ids.invoiceDocid }),
  'comparison PUT_BACK': ({ articles }) => ({
    articles: articles.map(({ matnr }) => ({ matnr, added_at: '2026-01-01T00:00:00Z' })),
  }),
  'labels EDIT_ARTICLE': () => ({ quantity: '2.88' }),
  'labels PUT_BACK': ({ articles }) => ({
    articles: articles.map(({ matnr }) => ({
      matnr,
      quantity: '1.44',
      label_quantity: 2,
      added_at: '2026-01-01T00:00:00Z',
    })),
  }),
  'labels PRINT_LABELS': () => ({ mail: 'lager@meier.example' }),
  'content GET_ENTRIES': () => ({ kind: 'faq' }),
  'content SAVE_ENTRY': () => ({ kind: 'faq', version: 1 }),
  'notlistedproducts SEND_REQUEST': () => ({
    positions: [{ manufacturer_number: 'BX-7', supplier_name: 'Brenta', quantity: '12 m²' }],
  }),
  ...Object.fromEntries(
    everyEvent
      .filter(({ resource }) => resource.name === 'users')
      .filter(({ definition }) => 'user_id' in definition.input.shape)
      .map(({ name, event }) => [name, (world: World) => ofColleague(event, world)]),
  ),
  'article GET_DETAILS': () => ({ doctype: 1, posnr: 10 }),
  'article GENERATE_EEK_LABELS': labelled,
  'download energy-label': labelled,
  'download article-file': () => ({ kind: 'data_sheet', sort: 0 }),
  'download document': () => ({ format: 'CSV' }),
  'download datanorm': () => ({ articles: 'bought' }),
  'addresses PUT_BACK': ({ ids }) => ({ address_id: ids.goneAddress }),
  'addresses REQUEST_DELETION': ({ ids }) => ({ address_id: ids.delivery_address }),
  'addresses CREATE_FOR_CUSTOMER': ({ customer }) => ({ customer: customer.kunnr }),
  'addresses EDIT_GLOBAL_ADDRESS': ({ ids }) => ({ address_id: ids.delivery_address }),
  'addresses DELETE_GLOBAL_ADDRESS': ({ ids }) => ({ address_id: ids.delivery_address }),
  'settings SAVE_SETTINGS': () => ({ addtobasket_mode: '2', delivery_address: undefined }),
}
