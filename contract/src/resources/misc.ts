import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { optionalFlag } from '../flag.ts'

const plantOut = z.object({
  werks: z.string(),
  name: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  phone: z.string(),
  mail: z.string(),
  openingHours: z.array(z.object({ day: z.number().int(), from: z.string(), to: z.string() })),
  latitude: z.number(),
  longitude: z.number(),
  pickup: z.boolean(),
  pickupCutoff: z.string(),
})

export const misc = defineResource('misc', {
  GET_CONFIG: {
    method: 'GET',
    access: 'open',
    summary: 'The application configuration.',
    input: z.object({}),
    output: z.object({
      maxQuantity: z.number(),
      dateFormat: z.string(),
      timeFormat: z.string(),
      decimalSeparator: z.string(),
      thousandsSeparator: z.string(),
      noImageUrl: z.string(),
      categoryImageBasePath: z.string(),
      sortFiltersBy: z.enum(['', 'alphabetical']),
      autoGuestActive: z.boolean(),
      /** Accessory category key to its name in the asked language. */
      accessories: z.record(z.string(), z.string()),
      recaptcha: z.object({ active: z.boolean(), key: z.string() }),
      paymentActive: z.boolean(),
      oxomiActive: z.boolean(),
      orderVariant: z.string(),
      language: z.enum(['de', 'en']),
      hitsPerPage: z.array(z.number().int()),
      shopLocked: z.boolean(),
      lockMessage: z.string(),
      termsVersion: z.string(),
      consentVersion: z.string(),
      timeZone: z.string(),
      /** Where the shop stands in the web, e.g. "https://shop.example"; '' where that is not configured. */
      origin: z.string(),
      demo: z.boolean(),
      passwordLength: z.object({ min: z.number().int(), max: z.number().int() }),
      company: z.object({
        name: z.string(),
        legalName: z.string(),
        claim: z.string(),
        phone: z.string(),
        mail: z.string(),
        street: z.string(),
        plz: z.string(),
        city: z.string(),
      }),
      plants: z.array(plantOut),
    }),
    errors: [],
  },
  GET_CAPTCHA: {
    method: 'GET',
    access: 'open',
    summary:
      'A challenge in the format of ALTCHA 2: work for a computer that a person does not notice. Solved once, within ten minutes.',
    input: z.object({}),
    output: z.object({ challenge: z.string() }),
    errors: [],
  },
  GET_BRANDS: {
    method: 'GET',
    access: 'guest',
    summary: 'Brands with the number of their articles; with the flag only the letters of the index.',
    input: z.object({ index_only: optionalFlag }),
    output: z.object({
      index: z.array(z.string()),
      brands: z.array(z.object({ name: z.string(), count: z.number().int() })),
    }),
    errors: [],
  },
  GET_LEGAL_TEXT: {
    method: 'GET',
    access: 'open',
    summary: 'A legal text in the asked language, as paragraphs.',
    input: z.object({
      kind: z.enum(['terms', 'terms-of-use', 'privacy', 'imprint', 'consent-declaration', 'accessibility']),
    }),
    output: z.object({
      title: z.string(),
      version: z.string(),
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    }),
    errors: [],
  },
})
