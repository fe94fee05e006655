import { adhesiveTree } from './adhesives/tree.ts'
import type { CategoryNode } from './category-tree.ts'
import { categoryTree } from './category-tree.ts'
import { dryConstructionTree } from './dry-construction/tree.ts'
import { heatingTree } from './heating/tree.ts'
import { insulationTree } from './insulation/tree.ts'
import { masonryTree } from './masonry/tree.ts'
import { roofingTree } from './roofing/tree.ts'
import { safetyTree } from './safety/tree.ts'
import { sanitaryTree } from './sanitary/tree.ts'
import { tileTree } from './tiles/tree.ts'
import { toolsTree } from './tools/tree.ts'

const trees = [
  tileTree,
  adhesiveTree,
  dryConstructionTree,
  insulationTree,
  roofingTree,
  masonryTree,
  sanitaryTree,
  heatingTree,
  toolsTree,
  safetyTree,
]

/** The category tree of the demo: ten main categories, four levels. */
export function demoCategories(): CategoryNode[] {
  return [...categoryTree(trees.join(''))]
}
