import type { Permission } from '@shop/contract/permissions'
import iconv from 'iconv-lite'
import { aUser } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn } from '#server/testing/test-app.ts'

export type Given = Omit<Parameters<typeof aDocument>[1], 'kunnr'>
export type Asked = {
  format?: 'UGL_V2' | 'UGL_V4'
  language?: 'de' | 'en'
  without?: readonly Permission[]
  kunnr?: string
}

/** Makes a document and downloads it; the records of the file, without line ends. */
export async function download(shop: Shop, given: Given, asked: Asked = {}) {
  const { format = 'UGL_V4', language = 'de', without = [], kunnr } = asked
  const user = await aUser(shop.db, { language, without, ...(kunnr !== undefined && { kunnrs: [kunnr] }) })
  const { docid, doctype } = await aDocument(shop.db, { kunnr: user.kunnr, ...given })
  const { cookie } = await signIn(shop, user)
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/download/document',
    query: { doctype: String(doctype), docid, format },
    headers: { ...(cookie !== undefined && { cookie }) },
  })
  const bytes = answer.rawPayload
  const records = iconv.decode(bytes, 'cp850').split('\r\n')
  return { answer, bytes, user, docid, records: records.slice(0, -1) }
}

/** Bytes from … to as the description of the format counts them, from 1. */
export const at = (record: string | undefined, from: number, to = from) => (record ?? '').slice(from - 1, to)
export const kinds = (records: readonly string[]) => records.map((record) => record.slice(0, 3)).join(' ')
export const of = (records: readonly string[], kind: string) =>
  records.filter((record) => record.startsWith(kind))
