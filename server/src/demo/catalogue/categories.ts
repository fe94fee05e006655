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

/** What stands below the heading of a main category. */
const teasers: Readonly<Record<string, { de: string; en: string }>> = {
  tiles: {
    de: 'Wand, Boden, Terrasse: Feinsteinzeug, Steingut und Mosaik ab Lager, mit Sockel und Treppe aus derselben Serie.',
    en: 'Wall, floor, terrace: porcelain, earthenware and mosaic from stock, with skirting and stairs of the same range.',
  },
  adhesives: {
    de: 'Vom Untergrund bis zur Fuge: Grundierung, Abdichtung, Kleber und Fugenmörtel, die zueinander passen.',
    en: 'From substrate to joint: primer, sealing, adhesive and grout that go together.',
  },
  masonry: {
    de: 'Steine, Mörtel und Putz palettenweise auf die Baustelle, mit Kran abgeladen.',
    en: 'Blocks, mortar and plaster by the pallet to your site, unloaded by crane.',
  },
}

/** The category tree of the demo: ten main categories, four levels. */
export function demoCategories(): CategoryNode[] {
  return [...categoryTree(trees.join(''))].map((node) => {
    const teaser = teasers[node.row.id]
    return teaser === undefined ? node : { ...node, row: { ...node.row, teaser } }
  })
}
