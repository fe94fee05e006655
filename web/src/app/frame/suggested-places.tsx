import { Link } from '@tanstack/react-router'
import { FolderTree, Tag } from 'lucide-react'
import type { Answer } from '../api/resources.ts'
import { valueEntry } from '../filter-entries.ts'
import styles from './suggestions.module.css'

interface SuggestedPlacesProps extends Pick<Answer<'search', 'SUGGEST'>, 'categories' | 'brands'> {
  onClick: () => void
}

/** Categories with where they stand, then brands, among the suggestions. */
export function SuggestedPlaces({ categories, brands, onClick }: SuggestedPlacesProps) {
  return (
    <>
      {categories.map(({ id, name, language, path }) => (
        <Link key={id} to="/c/$" params={{ _splat: id }} onClick={onClick} className={styles.row}>
          <FolderTree aria-hidden size={16} />
          <span>
            <span lang={language}>{name}</span> {path !== '' && <small>{path}</small>}
          </span>
        </Link>
      ))}
      {brands.map((brand) => (
        <Link
          key={brand}
          to="/search"
          search={{ fq: [valueEntry('brand', brand)] }}
          onClick={onClick}
          className={styles.row}
        >
          <Tag aria-hidden size={16} />
          {brand}
        </Link>
      ))}
    </>
  )
}
