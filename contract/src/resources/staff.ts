import { z } from 'zod'
import { auditActionNames } from '../audit-actions.ts'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { idIn, idOut, momentOut, several, wholeIn } from '../ids.ts'
import { outboxKinds } from '../outbox.ts'
import { pageIn } from '../paging.ts'
import { fileOut, jsonFileOut, synonymWord } from './shapes.ts'

export const staff = defineResource('staff', {
  GET_OVERVIEW: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'The state of the shop: lock, guest mode, outbox, jobs, mail, search.',
    input: z.object({}),
    output: z.object({
      shopLocked: z.boolean(),
      lockMessage: z.object({ de: z.string(), en: z.string() }),
      autoGuestActive: z.boolean(),
      outboxWaiting: z.number().int(),
      outboxFailed: z.number().int(),
      jobsWaiting: z.number().int(),
      jobsFailed: z.number().int(),
      mailTransport: z.enum(['smtp', 'folder', 'none']),
      mailsWaiting: z.number().int(),
      mailsFailed: z.number().int(),
      search: z.enum(['ready', 'building', 'offline']),
      /** Seconds the oldest change of the catalogue waits for the search; null where this node does not know. */
      searchBehind: z.number().int().nullable(),
      articles: z.number().int(),
    }),
    errors: [],
  },
  SET_SHOP_LOCK: {
    method: 'POST',
    access: { staff: 'admin' },
    summary:
      'Locks the shop for everybody not signed in, or opens it; what is left out stays. Where a message is no longer the one that was seen, nothing is done.',
    input: z.object({
      locked: flagIn.optional(),
      message_de: z.string().max(1000).optional(),
      message_en: z.string().max(1000).optional(),
      seen_message_de: z.string().max(1000).optional(),
      seen_message_en: z.string().max(1000).optional(),
    }),
    output: z.object({}),
    errors: ['CHANGED_MEANWHILE'],
  },
  SET_GUEST_MODE: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'Switches the automatic guest mode.',
    input: z.object({ active: flagIn }),
    output: z.object({}),
    errors: [],
  },
  GET_MAILS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'The mail folder: mails of the shop, newest first.',
    input: z.object(pageIn(100)),
    output: z.object({
      mails: z.array(
        z.object({
          id: idOut,
          to: z.string(),
          subject: z.string(),
          kind: z.string(),
          state: z.enum(['waiting', 'sent', 'folder', 'failed']),
          createdAt: momentOut,
          attachments: z.number().int(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  GET_MAIL: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'One mail with text and attachment names.',
    input: z.object({ mail_id: idIn }),
    output: z.object({
      mail: z.object({
        id: idOut,
        from: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        state: z.enum(['waiting', 'sent', 'folder', 'failed']),
        /** What the mail server said when the last try went wrong. */
        lastError: z.string(),
        createdAt: momentOut,
        attachments: z.array(z.object({ index: z.number().int(), ...fileOut.shape })),
      }),
    }),
    errors: ['NOT_FOUND'],
  },
  GET_OUTBOX: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'What waits for, or was handed to, the ERP; newest first.',
    input: z.object({
      only_open: optionalFlag,
      ...pageIn(100),
    }),
    output: z.object({
      entries: z.array(
        z.object({
          id: idOut,
          kind: z.enum(outboxKinds),
          docid: z.string(),
          kunnr: z.string(),
          state: z.enum(['waiting', 'delivered', 'acknowledged', 'refused']),
          attempts: z.number().int(),
          lastError: z.string(),
          createdAt: momentOut,
          nextAttemptAt: momentOut.nullable(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  RETRY_OUTBOX: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'Tries an entry again now.',
    input: z.object({ entry_id: idIn }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
  },
  GET_USERS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'Users by name, login name, mail address or customer number, and whether they have a way in.',
    input: z.object({
      query: z.string().max(80).optional(),
      ...pageIn(100),
    }),
    output: z.object({
      users: z.array(
        z.object({
          userId: z.string(),
          alias: z.string(),
          name: z.string(),
          mail: z.string(),
          kunnr: z.string(),
          customerName: z.string(),
          staffRole: z.enum(['clerk', 'admin']).nullable(),
          /** none: no password yet; initial: one to be replaced at login; own: one of his own choice. */
          password: z.enum(['none', 'initial', 'own']),
          active: z.boolean(),
          locked: z.boolean(),
          /** When access data were last sent. */
          letterSentAt: momentOut.nullable(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  SEND_ACCESS_DATA: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Mails a user a link to choose a password, valid for 14 days. Access data of staff are sent by administrators.',
    input: z.object({ user_id: z.string().min(1).max(40) }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'NO_AUTHORIZATION', 'STATE_NOT_ALLOWED'],
  },
  PRINT_ACCESS_DATA: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Gives a user an initial password, printed as a letter: his own password and his sessions are over. For staff by administrators only.',
    input: z.object({ user_id: z.string().min(1).max(40) }),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    errors: ['NOT_FOUND', 'NO_AUTHORIZATION', 'STATE_NOT_ALLOWED'],
  },
  EXPORT_PERSONAL_DATA: {
    method: 'POST',
    access: { staff: 'admin' },
    summary:
      'Everything the shop keeps about a user, as a JSON file (GDPR art. 15 and 20). The audit log records who had it.',
    input: z.object({ user_id: z.string().min(1).max(40) }),
    output: jsonFileOut,
    errors: ['NOT_FOUND'],
  },
  GET_AUDIT: {
    method: 'GET',
    access: { staff: 'admin' },
    summary: 'Who did what for whom, newest first.',
    input: z.object({
      query: z.string().max(80).optional(),
      ...pageIn(200),
    }),
    output: z.object({
      entries: z.array(
        z.object({
          id: idOut,
          at: momentOut,
          actor: z.string(),
          /** Login name of the actor; '' for guests, commands and users who are gone. */
          actorAlias: z.string(),
          /** In the language of the request, as `actionText` and what `detail` says. */
          actorText: z.string(),
          onBehalfOf: z.string(),
          kunnr: z.string(),
          action: z.enum(auditActionNames),
          actionText: z.string(),
          object: z.string(),
          detail: z.string(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  GET_SYNONYMS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'Synonyms of the search by word; `query` is looked for in word and synonyms.',
    input: z.object({
      query: z.string().max(80).optional(),
      ...pageIn(100),
    }),
    output: z.object({
      synonyms: z.array(
        z.object({
          word: z.string(),
          language: z.enum(['de', 'en']),
          synonyms: z.array(z.string()),
          oneWay: z.boolean(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  SAVE_SYNONYM: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Words that find one another, or one way: the word finds its synonyms. `old_word` (and `old_language`) name the entry it replaces; where that is gone, or no longer says `old_synonyms` and `old_one_way`, nothing is done.',
    input: z.object({
      word: synonymWord,
      language: z.enum(['de', 'en']),
      synonyms: several(synonymWord).refine(({ length }) => length > 0 && length <= 30),
      one_way: optionalFlag,
      old_word: z.string().max(80).optional(),
      old_language: z.enum(['de', 'en']).optional(),
      old_synonyms: several(z.string().max(80)).optional(),
      old_one_way: flagIn.optional(),
    }),
    output: z.object({}),
    errors: ['NAME_ALREADY_TAKEN', 'CHANGED_MEANWHILE'],
  },
  DELETE_SYNONYM: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Takes an entry of the synonyms away; where it no longer says `old_synonyms` and `old_one_way`, nothing is done.',
    input: z.object({
      word: z.string().min(1).max(80),
      language: z.enum(['de', 'en']),
      old_synonyms: several(z.string().max(80)).optional(),
      old_one_way: flagIn.optional(),
    }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  GET_SEARCH_INSIGHTS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'What was searched for, most often first, without person; `only_missing`: what found nothing.',
    input: z.object({
      days: wholeIn(1, 366).optional(),
      only_missing: optionalFlag,
      ...pageIn(100),
    }),
    output: z.object({
      entries: z.array(
        z.object({
          words: z.string(),
          language: z.enum(['de', 'en']),
          searches: z.number().int(),
          found: z.number().int(),
          lastDay: z.iso.date(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
})
