import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Words } from '../shared/words.ts'
import { de, en } from '../shared/words.ts'
import { texts } from '../shared/texts.ts'
import type { Article } from './articles.ts'
import type { DocumentKind } from './product.ts'

type MediaKind = ImportInput<'media'>['kind']

const documentTitles: Record<DocumentKind, Words> = {
  data_sheet: ['Technisches Datenblatt', 'Technical data sheet'],
  safety_data_sheet: ['Sicherheitsdatenblatt', 'Safety data sheet'],
  declaration_of_performance: ['Leistungserklärung', 'Declaration of performance'],
  certificate: ['Zertifikat', 'Certificate'],
  manual: ['Montageanleitung', 'Installation manual'],
}

/** Second views a drawing can also be shown in. */
const furtherViews: Record<string, string> = {
  tile: 'tile-laid',
  mosaic: 'mosaic-laid',
  clinker: 'clinker-wall',
}

/** Pictures and documents of the articles; all are drawn on demand from the article itself. */
export function* mediaRows(articles: readonly Article[]): Generator<ImportInput<'media'>> {
  for (const article of articles) {
    const [german, english] = article.name
    yield media(article, 'image', `generated:${article.drawing}`, article.name, 'image/webp')
    const further = furtherViews[article.drawing]
    if (further)
      yield {
        ...media(
          article,
          'image',
          `generated:${further}`,
          [de`${german}, verlegt`, en`${english}, laid`],
          'image/webp',
        ),
        sort: 1,
      }
    for (const kind of article.documents ?? [])
      yield media(article, kind, `generated:${kind}`, documentTitles[kind], 'application/pdf')
    if (article.energy)
      yield media(
        article,
        'energy_label',
        'generated:energy_label',
        ['Energielabel', 'Energy label'],
        'image/svg+xml',
      )
  }
}

function media(
  { matnr }: Article,
  kind: MediaKind,
  source: string,
  title: Words,
  mime: string,
): ImportInput<'media'> {
  return { matnr, kind, sort: 0, source, title: texts(title), mime }
}
