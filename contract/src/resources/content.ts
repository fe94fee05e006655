import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { optionalFlag } from '../flag.ts'
import { dayIn, idIn, idOut, momentOut, wholeIn } from '../ids.ts'
import { pageIn } from '../paging.ts'

/** What staff write for the shop: answers to frequent questions, and news. */
export const contentKinds = ['faq', 'news'] as const
export type ContentKind = (typeof contentKinds)[number]

const language = z.enum(['de', 'en'])
const paragraphs = z.array(z.string())
const dayOrNone = z.union([dayIn, z.literal('')]).optional()

const newsOut = z.object({
  id: idOut,
  title: z.string(),
  date: z.iso.date(),
  /** Of title and text: German where there is no English. */
  language,
})

export const content = defineResource('content', {
  GET_FAQ: {
    method: 'GET',
    access: 'signed-in',
    summary: 'Frequent questions with their answers, by topic and place.',
    input: z.object({}),
    output: z.object({
      questions: z.array(
        z.object({
          id: idOut,
          /** What it belongs to; '' for none. */
          topic: z.string(),
          title: z.string(),
          paragraphs,
          /** Of topic, title and text: German where there is no English. */
          language,
        }),
      ),
    }),
    errors: [],
  },
  GET_NEWS_LIST: {
    method: 'GET',
    access: 'guest',
    summary: 'News of today, the newest first, with the first paragraph of each.',
    input: z.object(pageIn(50)),
    output: z.object({
      news: z.array(newsOut.extend({ teaser: z.string() })),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  GET_NEWS: {
    method: 'GET',
    access: 'guest',
    summary: 'One piece of news.',
    input: z.object({ news_id: idIn }),
    output: z.object({ news: newsOut.extend({ paragraphs }) }),
    errors: ['NOT_FOUND'],
  },
  GET_ENTRIES: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'What staff have written of one kind, whether it is shown or not.',
    input: z.object({ kind: z.enum(contentKinds), ...pageIn(200) }),
    output: z.object({
      entries: z.array(
        z.object({
          id: idOut,
          version: z.number().int(),
          kind: z.enum(contentKinds),
          title: z.object({ de: z.string(), en: z.string() }),
          text: z.object({ de: z.string(), en: z.string() }),
          topic: z.object({ de: z.string(), en: z.string() }),
          position: z.number().int(),
          published: z.boolean(),
          validFrom: z.iso.date().nullable(),
          validTo: z.iso.date().nullable(),
          /** Whether customers see it today. */
          isShown: z.boolean(),
          changedAt: momentOut,
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  SAVE_ENTRY: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Writes an entry anew, or over the one named by `content_id` as it was seen (`version`); where that has changed, nothing is done. Paragraphs are parted by an empty line; English may be left out as a whole.',
    input: z.object({
      content_id: idIn.optional(),
      version: wholeIn(1, 1_000_000_000).optional(),
      kind: z.enum(contentKinds),
      title_de: z.string().trim().min(1).max(200),
      title_en: z.string().trim().max(200).optional(),
      text_de: z.string().trim().min(1).max(8000),
      text_en: z.string().trim().max(8000).optional(),
      topic_de: z.string().trim().max(80).optional(),
      topic_en: z.string().trim().max(80).optional(),
      position: wholeIn(0, 9999).optional(),
      published: optionalFlag,
      valid_from: dayOrNone,
      valid_to: dayOrNone,
    }),
    output: z.object({ id: idOut }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  DELETE_ENTRY: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'Takes an entry away as it was seen (`version`).',
    input: z.object({ content_id: idIn, version: wholeIn(1, 1_000_000_000) }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
})
