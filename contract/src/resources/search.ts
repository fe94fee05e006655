import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { several, wholeIn } from '../ids.ts'
import { documentTypes } from '../documents.ts'
import { articleTile, availabilityFlag, priceOut } from './shapes.ts'

/** Most hits of one page. */
export const mostHits = 500

const searchInput = z.object({
  q: z.string().max(200).optional(),
  /**
   * Filters: `field:"value"`, `field:[a TO b]` or a pivot value; several of one field are OR, of different fields AND.
   * At most 300 of 30 fields, 10 ranges of each field.
   */
  fq: several(z.string().max(400)).optional(),
  /**
   * Fields the words are looked for in, parted by spaces: numbers (`number`, or `matnr`, `matnrDisplay`, `bismt`, `ean`,
   * `supplier_matnr`, `customerMatnr`), and texts (`maktx`, `maktx1` to `maktx4`, `description`, `brand`, `supplier`,
   * `supplier_name`, `attributes`). Each kind is indexed together: one of them stands for all. Without it, or with both kinds, everything is looked through. Weights such as `maktx^2` are accepted
   * without effect, for the engine weighs by itself.
   */
  qf: z.string().max(200).optional(),
  /** Only these facets are counted, each with all its values; without it all facets. */
  facet_field: several(z.string().max(70)).optional(),
  /**
   * Most values a facet names; those in force come besides. The category tree then goes no deeper than the active way
   * and the level below it. Without it everything is named.
   */
  facet_limit: wholeIn(0, 1000).optional(),
  /** The category filter holds even where nothing is found with it; without it such a search is repeated without. */
  strict: optionalFlag,
  /** Typos are allowed unless it says no ('' or false). */
  fuzzy: flagIn.optional(),
  /** Accepted without effect: its meaning is not shown. */
  pitcher: z.union([z.string().max(40), z.number(), z.boolean()]).optional(),
  rows: wholeIn(0, mostHits).optional(),
  sort: z.string().max(40).optional(),
  start: wholeIn(0, 1_000_000).optional(),
  usercatalog: optionalFlag,
})

const filterValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  isActive: z.boolean(),
  markedForActivation: z.boolean(),
})

/** Only the recursion is lazy, for a tree has thousands of nodes. */
const pivotNode: z.ZodType<PivotNode, PivotNode> = z
  .object({
    value: z.string(),
    id: z.string(),
    label: z.string(),
    /** Of the label, where it is not the asked one: there is no name in that. */
    language: z.enum(['de', 'en']).optional(),
    image: z.string(),
    level: z.number().int(),
    count: z.number().int(),
    isActive: z.boolean(),
    /** Chosen and not applied yet, as of other values: it is the browser that marks. */
    markedForActivation: z.boolean(),
    children: z.array(z.lazy(() => pivotNode)),
  })
  .meta({ id: 'PivotNode' })
/** A category in the pivot filter with the number of hits below it. */
export type PivotNode = {
  value: string
  id: string
  label: string
  language?: 'de' | 'en' | undefined
  image: string
  level: number
  count: number
  isActive: boolean
  markedForActivation: boolean
  children: PivotNode[]
}

const solrPivotNode: z.ZodType<SolrPivotNode, SolrPivotNode> = z
  .object({
    field: z.string(),
    value: z.string(),
    count: z.number().int(),
    pivot: z.array(z.lazy(() => solrPivotNode)),
  })
  .meta({ id: 'SolrPivotNode' })
/** The same as Solr writes it. */
export type SolrPivotNode = { field: string; value: string; count: number; pivot: SolrPivotNode[] }

const filter = z.object({
  kind: z.enum(['field', 'range', 'pivot', 'query']),
  field: z.string(),
  label: z.string(),
  unit: z.string(),
  values: z.array(filterValue),
  /** How many values there are, also where `facet_limit` left some out. */
  numberOfValues: z.number().int(),
  /** Of kind range; null where a range is in force and no hit has a value: the filter is there for its name. */
  range: z
    .object({
      min: z.number(),
      max: z.number(),
      from: z.number().nullable(),
      to: z.number().nullable(),
      /** Adjoining bars, ascending; for prices they widen with the price. An article at an inner bound is in the upper one. */
      histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
    })
    .nullable(),
  pivot: z.array(pivotNode),
})

/** Numbers an article is known by: the shop's, the customer's own, a former one, a supplier's, an EAN. */
export const numberKinds = ['matnr', 'customer', 'bismt', 'supplier', 'ean'] as const

const found = z.object({
  response: z.object({
    /** Articles that hold all the words; `docs` are others where `partial` says so. */
    numFound: z.number().int(),
    start: z.number().int(),
    docs: z.array(articleTile),
  }),
  facet_counts: z.object({
    facet_fields: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
    facet_pivot: z.record(z.string(), z.array(solrPivotNode)),
  }),
  /** Attributes that tell all the hits apart: the columns of a table, and what `docs` carry of theirs. */
  columns: z.array(z.object({ key: z.string(), name: z.string(), unit: z.string() })),
  /** The same facets as the shop's filters, with names in the asked language. */
  facets: z.array(filter),
  stats: z.object({ stats_fields: z.record(z.string(), z.object({ min: z.number(), max: z.number() })) }),
  responseHeader: z.object({
    params: z.object({
      q: z.string(),
      fq: z.array(z.string()),
      sort: z.string(),
      rows: z.number().int(),
      start: z.number().int(),
    }),
  }),
  paging: z.object({
    currentPage: z.number().int(),
    numberOfHits: z.number().int(),
    numberOfPages: z.number().int(),
    rows: z.number().int(),
    start: z.number().int(),
    /** The same as beside it: the specification has it here. */
    solrOffline: z.boolean(),
  }),
  solrOffline: z.boolean(),
  /** Article whose number was typed exactly: Enter opens it. */
  exactHit: z.string().nullable(),
  /** Category filters that were dropped because nothing was found below them. */
  droppedFilters: z.array(z.string()),
  /** True when no article holds all the words and `docs` hold only some: they count as no hits. */
  partial: z.boolean(),
  /** Where nothing was found for a number: articles with the numbers that begin most like it. */
  nearestNumbers: z.array(
    z.object({ matnr: z.string(), maktx1: z.string(), number: z.string(), kind: z.enum(numberKinds) }),
  ),
  /** Words that occur nowhere and were read as others, for want of a letter. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Words that nothing was found for, as typed. */
  unknownWords: z.array(z.string()),
  /** Language whose texts the words were found in, where those of the asked language hold nothing. */
  readIn: z.enum(['de', 'en']).nullable(),
})

export const search = defineResource('search', {
  SEARCH: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary: 'Articles by words, numbers, measures and filters, with facets; the answer is Solr-shaped.',
    input: searchInput,
    output: found,
    errors: [],
  },
  GETCATEGORYHIERARCHY: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary:
      'The category tree with the number of articles for the same query and filters. The answer is that of SEARCH, with categories alone counted and, unless `rows` says so, without articles.',
    input: searchInput,
    output: found.extend({ categories: z.array(pivotNode) }),
    errors: [],
  },
  FIND_NUMBER: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary:
      'The articles that have exactly one of the numbers, the first that any article has; for what a scanner reads.',
    input: z.object({ numbers: z.array(z.string().trim().min(1).max(90)).min(1).max(20) }),
    output: z.object({
      /** The number that is meant, as it was sent; '' where no article has any. */
      number: z.string(),
      /** Several where they have it with equal right, six at most; which one is meant is for people to say. */
      articles: z.array(articleTile),
      /** Unit the number is the EAN of, a carton or pallet; '' for the article itself. */
      unit: z.string(),
    }),
    errors: [],
  },
  SUGGEST: {
    method: 'GET',
    access: 'guest',
    summary: 'Suggestions while typing: words, categories, brands, articles, own lists and documents.',
    input: z.object({ q: z.string().max(120) }),
    output: z.object({
      queries: z.array(z.string()),
      categories: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Of the name, where it is not the asked one. */
          language: z.enum(['de', 'en']).optional(),
          /** Names of the categories above it, from the first level on; '' for one of the first level. */
          path: z.string(),
          value: z.string(),
        }),
      ),
      brands: z.array(z.string()),
      articles: z.array(
        articleTile.extend({
          /** With its own price unit, which may be another one than that of `price`. */
          netPrice: priceOut.nullable(),
          availabilityFlag: availabilityFlag.nullable(),
        }),
      ),
      /** Own lists and those shared with the user, by their names. */
      lists: z.array(z.object({ id: z.string(), name: z.string(), articlesAmount: z.number().int() })),
      /** Documents the user may see, by the beginning of a number, words of the reference or four signs within a number; newest first. */
      documents: z.array(
        z.object({
          type: z.enum(documentTypes),
          doctype: z.number().int(),
          docid: z.string(),
          number: z.string(),
          kommission: z.string(),
          createDate: z.iso.date(),
        }),
      ),
      exactHit: z.string().nullable(),
    }),
    errors: [],
  },
})
