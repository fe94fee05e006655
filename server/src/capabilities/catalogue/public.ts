export {
  findArticleByNumber,
  findArticlesByNumber,
  findCandidatesByNumber,
  type NamedNumber,
  type NumberedArticle,
  numberAsked,
  numbersBeginning,
} from './article-numbers.ts'
export { attributeOrder } from './attribute-order.ts'
export { articleFacts } from './article-facts.ts'
export { aboutClass } from './article-texts.ts'
export { articleTiles, type TileViewer, writtenTiles } from './article-tiles.ts'
export { fillTiles } from './fill-tiles.ts'
export { WrittenTile } from './written-tile.ts'
export {
  type CategoryRow,
  categoryCounts,
  findCategoryValues,
  listCategories,
  listCategoryArticles,
} from './category-store.ts'
export { orderTypes } from './purchases.ts'
export { listTopsellers } from './topsellers.ts'
export { listedArticles } from './listed-articles.ts'
export { findPicture } from './find-picture.ts'
export { listSitemapArticles, listSitemapCategories, sitemapStarts } from './sitemap-store.ts'
export { brandNames, getBrands } from './get-brands.ts'
export { knownCategoryIds } from './hidden-categories.ts'
export { categoryImageValue, hierarchyStep } from './hierarchy.ts'
export { deleteSynonym, listSynonyms, type OpenedSynonym, saveSynonym } from './synonym-store.ts'
export { categoryPictures, noPicture } from './paths.ts'
export { articlesAsRows } from './imports/article-as-row.ts'
export { pricesAsRows } from './imports/price-as-row.ts'
export { removeEndedArticles } from './remove-old.ts'
export { importArticles } from './imports/articles.ts'
export { importCategories } from './imports/categories.ts'
export { importAccessories, importMedia } from './imports/media.ts'
export { importPrices } from './imports/prices.ts'
export { importSynonyms } from './imports/synonyms.ts'
export { importTerms } from './imports/terms.ts'
export { touchArticles } from './touch-articles.ts'
export { classKey } from './terms/class-attribute.ts'
export { nameStoredCodes } from './terms/name-stored-codes.ts'
export { codesIn, isReadable } from './terms/named-attributes.ts'
export type { ArticleOrder } from './article-order.ts'
