/** What a column of a supplier's table can be; `attribute` makes one of the article's own under the column's name. */
export const tableFields = [
  'number',
  'text',
  'text2',
  'description',
  'textEnglish',
  'ean',
  'manufacturer',
  'manufacturerNumber',
  'unit',
  'contentUnit',
  'content',
  'step',
  'listPrice',
  'purchasePrice',
  'priceUnit',
  'priceFrom',
  'currency',
  'validFrom',
  'validTo',
  'discountGroup',
  'group',
  'etimClass',
  'weight',
  'picture',
  'remove',
  'attribute',
] as const
export type TableField = (typeof tableFields)[number]

/** How numbers of a table are written; `auto` decides per column from what stands in it. */
export type NumberStyle = 'auto' | 'comma' | 'point'

/** Which column holds what, by the column's heading; columns not named are left out. */
export type TableColumns = Readonly<Record<string, TableField>>
