import type { FieldErrors } from '@shop/contract/answer'
import type { Code } from '@shop/contract/codes'
import type { Day } from '@shop/contract/day'
import type { Access } from '@shop/contract/define-resource'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { refusalFor } from './access.ts'
import { type HttpAnswer, refused, wrongFields } from './answers.ts'
import type { Actor, Language } from './context.ts'
import { readInput } from './read-input.ts'
import { InvalidFields, Refusal, declaredData, fail } from './refusal.ts'
import type { Visitor } from './resource.ts'
import { toldSeldom } from './told-seldom.ts'

export type DownloadFile = { name: string; mime: string; content: Buffer | string }

/** What the maker of a file works with. */
export type DownloadContext = {
  readonly db: Db
  readonly actor: Actor
  readonly language: Language
  readonly config: Config
  /** Of the wholesaler's time zone. */
  readonly today: Day
  readonly fail: typeof fail
  /** Notes for operators that a file is there and cannot be read. */
  readonly noteUnreadable: (file: string, error: unknown) => void
}

/** A file behind `GET {BASE_PATH}download/{name}`, with the same checks as an event. */
export type Download = {
  readonly name: string
  /** What it is, for the API description. */
  readonly summary: string
  /** Content types it may have. */
  readonly produces: readonly string[]
  /** Codes it refuses with, besides those of access and parameters. */
  readonly errors: readonly Code[]
  readonly access: Access
  readonly query: z.ZodObject
  readonly make: (query: unknown, context: DownloadContext) => Promise<DownloadFile | { wrong: FieldErrors }>
}

/** Declares a download: who may have it, which parameters it takes, how the file is made. */
export function defineDownload<Query extends z.ZodObject>(
  download: Omit<Download, 'query' | 'make'> & {
    query: Query
    make: (query: z.output<Query>, context: DownloadContext) => Promise<DownloadFile>
  },
): Download {
  const { query: schema, make } = download
  return {
    ...download,
    make: async (query, context) => {
      const read = readInput(schema, query)
      return 'wrong' in read ? read : make(read.input, context)
    },
  }
}

type Around = {
  config: Config
  db: Db
  today: () => Day
  downloads: readonly Download[]
  visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor>
}

/** Registers the files the shop hands out. Refusals are answered as the API answers them. */
export function downloadRoutes(
  app: FastifyInstance,
  { config, db, today, downloads, visitor }: Around,
): void {
  const isNew = toldSeldom()
  for (const download of downloads) {
    app.get(`${config.basePath}download/${download.name}`, async (request, reply) => {
      const { actor, shop, language } = await visitor(request, reply)
      reply.header('cache-control', 'private, no-store')
      const send = (answer: HttpAnswer) => reply.code(answer.http).send(answer.body)
      const denied = refusalFor(download.access, actor, shop)
      if (denied !== undefined) return send(refused(denied.code, language, {}, denied.http))
      try {
        const file = await download.make(request.query, {
          db,
          actor,
          language,
          config,
          today: today(),
          fail,
          noteUnreadable: (unread, error) => {
            if (isNew(unread)) request.log.warn({ err: error, file: unread }, 'a file cannot be read')
          },
        })
        if ('wrong' in file) return await send(wrongFields(file.wrong, language))
        return await reply
          .header('content-disposition', attachment(file.name))
          .type(file.mime)
          .send(file.content)
      } catch (error) {
        if (error instanceof Refusal) return send(refused(error.code, language, declaredData(error)))
        if (error instanceof InvalidFields) return send(wrongFields(error.fields, language))
        throw error
      }
    })
  }
}

/** RFC 6266: a name for old programs, and the true one beside it. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w.-]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
