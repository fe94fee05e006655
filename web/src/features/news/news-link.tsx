import { addressName } from '@shop/contract/address-name'
import { Link } from '@tanstack/react-router'
import type { NewsTeaser } from './queries.ts'

/** The title of a piece of news, in the language it is written in, that leads to it. */
export function NewsLink({ news: { id, title, language } }: { news: NewsTeaser }) {
  return (
    <Link to="/news/$id/$name" params={{ id, name: addressName(title) || id }} lang={language}>
      {title}
    </Link>
  )
}
