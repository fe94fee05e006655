import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { categoriesQuery, type Category, categoryLink, categoryTree } from '../categories.ts'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './article-menu.module.css'
import { useCategoryHere } from './use-category-here.ts'
import { useMenuKeys } from './use-menu-keys.ts'

/** The whole catalogue at a glance: first level left, the next two beside it; it opens where one is. */
export function ArticleMenu({ onClose }: { onClose: () => void }) {
  const t = useTexts('app')
  const tree = categoryTree(useSuspenseQuery(categoriesQuery).data.categories)
  const here = useCategoryHere()
  const [chosen, setShownId] = useState<string>()
  const shown =
    tree.find(({ id }) => id === chosen) ?? tree.find((first) => here && holds(first, here.id)) ?? tree[0]
  const shownId = shown?.id
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeBelow(menu.current?.closest('dialog')), [])
  useMenuKeys(menu, (place) => setShownId(tree[place]?.id))
  if (tree.length === 0)
    return (
      <Dialog title={t('articles')} onClose={onClose}>
        {t('noArticles')}
      </Dialog>
    )
  return (
    <Dialog title={t('articles')} onClose={onClose} place="top">
      <div ref={menu} className={styles.menu}>
        <ul className={styles.first}>
          {tree.map((category) => (
            <li key={category.id}>
              <button
                type="button"
                aria-pressed={category.id === shownId}
                lang={category.language}
                onClick={() => setShownId(category.id)}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse') setShownId(category.id)
                }}
              >
                {category.name}
              </button>
            </li>
          ))}
        </ul>
        {shown && <Below category={shown} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** The navigation it was opened from stays in sight above it, wherever banners and the width of the page have moved it. */
function placeBelow(dialog: HTMLElement | null | undefined) {
  const { bottom = 0 } = dialog?.closest('nav')?.getBoundingClientRect() ?? {}
  dialog?.style.setProperty('--below', `${Math.round(bottom)}px`)
}

const holds = ({ id, children }: Category, wanted: string): boolean =>
  id === wanted || children.some((child) => holds(child, wanted))

function Below({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTexts('app')
  return (
    <div className={styles.below}>
      <Link {...categoryLink(category.path)} onClick={onClose} className={styles.all}>
        {t('allOf', { name: category.name })}
      </Link>
      <ul className={styles.groups}>
        {category.children.map((group) => (
          <li key={group.id}>
            <Link
              {...categoryLink(group.path)}
              onClick={onClose}
              className={styles.group}
              lang={group.language}
            >
              {group.name}
            </Link>
            <ul>
              {group.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link {...categoryLink(leaf.path)} onClick={onClose} lang={leaf.language}>
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
