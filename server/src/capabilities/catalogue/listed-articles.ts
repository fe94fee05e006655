import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { type ArticleTexts, articles, type FactoryNumber } from './tables.ts'

/** What a list of articles for other programs says of one. */
export type ListedArticle = {
  matnr: string
  texts: { de: ArticleTexts; en?: ArticleTexts | undefined }
  brand: string
  factoryNumbers: FactoryNumber[]
  ean: string | null
  categories: string[]
}

/** Articles by number, whoever may see them; unknown numbers are absent. */
export async function listedArticles(db: Db, matnrs: readonly string[]): Promise<Map<string, ListedArticle>> {
  const { matnr, texts, brand, factoryNumbers, ean, categories } = articles
  const found = await db
    .select({ matnr, texts, brand, factoryNumbers, ean, categories })
    .from(articles)
    .where(inArray(matnr, [...matnrs]))
  return new Map(found.map((article) => [article.matnr, article]))
}
