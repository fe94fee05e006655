/**
 * Addresses of pictures and files, built in this place only. They start at the base path; the browser adds width,
 * height and type to a picture's.
 */

/** The picture shown where there is none. */
export const noPicture = (basePath: string): string => `${basePath}image?source=none`

/**
 * A picture of an article; `sort` is its number in the media table. The version changes with the article and its
 * medium, so that browsers may keep the picture for ever.
 */
export const articlePicture = (basePath: string, matnr: string, sort: number, version: string): string =>
  `${basePath}image?source=article/${encodeURIComponent(matnr)}/${sort}&v=${version}`

/** Where pictures of categories begin; the path of an encoded image value follows. */
export const categoryPictures = (basePath: string): string => `${basePath}image?source=category/`

/** A file of an article: kind and number in the media table, or `eek` and the position of the energy class. */
export const articleFile = (basePath: string, matnr: string, kind: string, sort: number): string =>
  `${basePath}download/article-file?matnr=${encodeURIComponent(matnr)}&kind=${kind}&sort=${sort}`

/** The energy label of a supplier's article. */
export const energyLabel = (
  basePath: string,
  of: { supplier: string; number: string; index: number },
): string => {
  const query = new URLSearchParams({
    supplier_id: of.supplier,
    article_number: of.number,
    index: String(of.index),
  })
  return `${basePath}download/energy-label?${query}`
}

/** True of a source that is an address of its own in the web. */
export const isWebAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** What an address's `source` names; undefined for anything else. A number may contain slashes. */
export function readSource(source: string): Source | undefined {
  const picture = /^article\/(.{1,40})\/(\d{1,5})$/.exec(source)
  if (picture) return { of: 'article', matnr: picture[1] ?? '', sort: Number(picture[2]) }
  const category = /^category\/(.{1,40})$/.exec(source)
  if (category) return { of: 'category', id: category[1] ?? '' }
  return undefined
}

type Source = { of: 'article'; matnr: string; sort: number } | { of: 'category'; id: string }
