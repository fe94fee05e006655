import type { CatalogueLookup, Note } from './mapping.ts'
import type { Article } from './records.ts'
import type { Survey } from './survey.ts'

/** Finds the shop's categories of the articles of one catalogue. */
export class ArticleGroups {
  readonly #survey: Survey
  readonly #prefix: string
  readonly #categoryOf: (group: string) => string
  readonly #lookup: CatalogueLookup
  /** Groups of the file, and those an earlier catalogue of the supplier brought. */
  #known: ReadonlySet<string> = new Set()

  /**
   * @param prefix what all categories of the supplier begin with
   * @param categoryOf the category of a group
   */
  constructor(
    survey: Survey,
    prefix: string,
    categoryOf: (group: string) => string,
    lookup: CatalogueLookup,
  ) {
    this.#survey = survey
    this.#prefix = `${prefix}-`
    this.#categoryOf = categoryOf
    this.#lookup = lookup
  }

  /** Asks the shop about a batch at once; after that `categoriesOf` answers for it. */
  async prepare(articles: readonly Article[]): Promise<void> {
    const asked = [...new Set(articles.flatMap((article) => this.#groupsOf(article)))]
    const isInFile = (id: string) => this.#survey.groups.has(id)
    const outside = asked.filter((id) => !isInFile(id)).map(this.#categoryOf)
    const stored = outside.length === 0 ? new Set<string>() : await this.#lookup.knownCategories(outside)
    this.#known = new Set(asked.filter((id) => isInFile(id) || stored.has(this.#categoryOf(id))))
  }

  /**
   * Categories by the article's groups; where the catalogue says nothing of them those it was in `before`. Where the shop has put
   * it into categories of its own it stays in these: a supplier's file takes nothing out of the shop's order.
   */
  categoriesOf(article: Article, before: readonly string[], note: Note): string[] {
    const ids = this.#groupsOf(article)
    const own = before.filter((id) => !id.startsWith(this.#prefix))
    if (ids.length > 0 && own.length > 0 && own.length === before.length) {
      note('note', 'OWN_CATEGORY_STAYS')
      return own
    }
    const unknown = ids.filter((id) => !this.#known.has(id))
    const known = ids.filter((id) => this.#known.has(id)).slice(0, article.groups ? 1 : undefined)
    // An article's own groups are one place, told from the narrowest on; maps put it into several.
    const missing = article.groups ? (known.length > 0 ? [] : [unknown.join(', ')]) : unknown
    for (const id of missing) if (id !== '') note('warning', 'UNKNOWN_GROUP', undefined, id)
    if (ids.length === 0) return [...before]
    return [...own, ...known.map(this.#categoryOf)]
  }

  /** The article's own groups, else those of the maps, else of the supplier's own classification. */
  #groupsOf(article: Article): string[] {
    if (article.groups) return article.groups
    const mapped = this.#survey.maps.get(article.supplierNumber)
    if (mapped) return mapped
    const [first] = this.#survey.groups.values()
    if (first?.classification === undefined) return []
    const blocks = article.features.filter((block) => block.system === first.classification)
    return blocks.flatMap((block) => block.groups)
  }
}
