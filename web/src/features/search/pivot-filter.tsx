import type { PivotNode } from '@shop/contract/resources/search'
import { use } from 'react'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { AskedSearch } from './asked-search.ts'
import styles from './filter-panel.module.css'
import type { Fq } from './fq.ts'
import { chosenCategory, isActive, toggledCategory } from './pivot.ts'
import type { Filter } from './queries.ts'
import { useWholeFilter } from './use-whole-filter.ts'
import { ValuesFailed } from './values-failed.tsx'

interface PivotFilterProps {
  filter: Filter
  fq: Fq
  onChange: (fq: string[]) => void
}

/** Categories as a tree: the active way down is open, each level can be taken back. */
export function PivotFilter({ filter: given, fq, onChange }: PivotFilterProps) {
  const asked = use(AskedSearch)
  // The page's tree is open along the category of its hits; one that is only marked needs what stands below it.
  const isMarked = chosenCategory(fq) !== chosenCategory([asked.fq ?? []].flat())
  const { filter, isError, again } = useWholeFilter(given, isMarked)
  const tree = filter.pivot
  return (
    <>
      <Level nodes={tree} tree={tree} fq={fq} onChange={onChange} />
      {isError && <ValuesFailed onAgain={again} />}
    </>
  )
}

interface LevelProps {
  nodes: readonly PivotNode[]
  tree: readonly PivotNode[]
  fq: Fq
  onChange: (fq: string[]) => void
}

function Level({ nodes, tree, fq, onChange }: LevelProps) {
  const formats = useFormats()
  const active = nodes.find(({ id }) => isActive(fq, tree, id))
  // Siblings are as good as deselected once one is chosen; pressing it again brings them back.
  const shown = active ? [active] : nodes.filter(({ count }) => count > 0)
  return (
    <ul className={`plain-list ${styles.values}`}>
      {shown.map((node) => (
        <li key={node.id}>
          <label className={styles.value}>
            <input
              type="checkbox"
              checked={node === active}
              onChange={() => onChange(toggledCategory(fq, tree, node.id))}
            />
            <span lang={node.language}>{node.label}</span>
            <span className={styles.count}>{formats.decimal(node.count)}</span>
          </label>
          {node === active && node.children.length > 0 && (
            <div className={styles.below}>
              <Level nodes={node.children} tree={tree} fq={fq} onChange={onChange} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
