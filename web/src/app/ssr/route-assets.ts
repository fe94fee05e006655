import { type Namespace } from '../i18n/namespaces.ts'
import { type Language, textFile } from '../i18n/i18n.ts'
import { rootRouteId } from '@tanstack/react-router'
import { routes } from '../../../routes.ts'

/** A chunk of Vite's manifest.json, as far as pages need it. */
export interface Chunk {
  file: string
  imports?: string[]
}
export type ViteManifest = Record<string, Chunk>

/** What a page must load; addresses carry the base path. */
export interface PageAssets {
  /** What stands in the first HTML, by route id. */
  routes: Record<
    string,
    {
      css?: string[]
      scripts?: { attrs?: Record<string, unknown>; children?: string }[]
    }
  >
  /** Styles that stand in the first HTML themselves, by the address they would be fetched from. */
  inlineCss?: { styles: Record<string, string> }
  /** What every page starts with after the first paint: the entry, behind the files it builds on. */
  entry: readonly string[]
  /** What a page of these routes needs besides. */
  scripts(routeIds: readonly string[]): string[]
  /** Address of a dictionary's chunk, to be fetched along with the scripts. */
  texts(name: Namespace, language: Language): string | undefined
}

const entry = 'src/app/entry-client.tsx'
/** All styles of the storefront stand in one file. */
const styles = 'style.css'

/**
 * Finds each route's chunks and styles in Vite's manifest, once per start. The styles travel within the page: they are
 * needed before anything is painted, and asking for them would cost one more way there and back.
 * @param read content of a built file
 */
export function routeAssets(
  manifest: ViteManifest,
  basePath: string,
  read: (file: string) => string,
): PageAssets {
  const address = (file: string) => basePath + file
  const styleFile = manifest[styles]?.file ?? ''
  const started = filesOf(manifest, entry)
  const scripts = new Map<string, string[]>()

  function walk(node: RouteNode, parentId: string, known: readonly string[]) {
    const id = idOf(node, parentId)
    const files = filesOf(manifest, screenOf(manifest, `src/${node.file}`))
    const own = files.filter((file) => !known.includes(file))
    scripts.set(id, own.map(address))
    for (const child of node.children ?? []) walk(child, id, [...known, ...own])
  }

  for (const child of routes.children ?? []) walk(child, '', started)

  return {
    routes: { [rootRouteId]: { css: [address(styleFile)] } },
    inlineCss: { styles: { [address(styleFile)]: read(styleFile) } },
    entry: started.map(address),
    scripts: (routeIds) => routeIds.flatMap((id) => scripts.get(id) ?? []),
    texts(name, language) {
      const file = manifest[textFile(name, language)]?.file
      return file === undefined ? undefined : address(file)
    },
  }
}

type RouteNode = NonNullable<typeof routes.children>[number] & {
  file?: string
  id?: string
  path?: string
  children?: RouteNode[]
}

/** The id the route generator gives: layouts `/_id`, an index `/`, the splat `/$`. */
function idOf({ type, id, path = '' }: RouteNode, parentId: string): string {
  if (type === 'index') return `${parentId}/`
  if (type === 'layout') return `${parentId}/_${id}`
  return `${parentId}/${path.replace(/^\//, '')}`
}

/** The chunk of a screen; where vite.config.ts says so its loader stands in it, too. */
function screenOf(manifest: ViteManifest, file: string): string {
  const screen = `${file}?tsr-split=component`
  return screen in manifest ? screen : `${screen}---loader`
}

/** A chunk's file and those it imports, each behind what it builds on. */
function filesOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)), chunk.file]
}
