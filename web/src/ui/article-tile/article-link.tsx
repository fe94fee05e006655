import { Link } from '@tanstack/react-router'
import { keepUnits } from '../format/keep-units.ts'
import { addressName, type TileArticle } from './tile-article.ts'

/** An article's name, in the language it is written in, that leads to its page. */
export function ArticleLink({
  article: { matnr, maktx1, textLanguage },
}: {
  article: Pick<TileArticle, 'matnr' | 'maktx1' | 'textLanguage'>
}) {
  return (
    <Link
      to="/p/$matnr/{-$description}"
      params={{ matnr, description: addressName(maktx1) }}
      lang={textLanguage}
    >
      {keepUnits(maktx1)}
    </Link>
  )
}
