/** Carries one event to the dispatch and brings back its answer envelope, as the visitor of the page. */
export type Transport = (
  resource: string,
  method: 'GET' | 'POST',
  payload: Record<string, unknown>,
) => Promise<unknown>

export type PageLanguage = 'de' | 'en'

interface RouteAssets {
  css?: string[]
  scripts?: { attrs?: Record<string, unknown>; children?: string }[]
}

/** What pages load; the web entry makes it from Vite's manifest. */
export interface PageAssets {
  /** By route id. */
  routes: Record<string, RouteAssets>
  /** Styles that stand in the page itself, by their address. */
  inlineCss?: { styles: Record<string, string> }
  /** What every page starts with after the first paint, in the order it is run. */
  entry: readonly string[]
  /** Fetched besides, for a page of these routes. */
  scripts(routeIds: readonly string[]): string[]
  texts(name: string, language: PageLanguage): string | undefined
}

export interface RenderOptions {
  transport: Transport
  nonce: string
  assets: PageAssets
  /** With leading and trailing slash. */
  basePath: string
  build: string
  /** Where the session cannot say it. */
  fallbackLanguage: PageLanguage
}

/** The built web entry (web/src/app/entry-server.tsx), as far as the server calls it. */
export interface WebEntry {
  /** Loads what pages are made of; before it the first of each kind would come in pieces. */
  prepare(): Promise<void>
  render(request: Request, options: RenderOptions): Promise<Response>
  /** @param read content of a built file */
  routeAssets(manifest: object, basePath: string, read: (file: string) => string): PageAssets
}

/** Renders pages; what differs between development and production stands behind it. */
export interface PageRenderer {
  /** Names the build, so that an open page learns of an update. */
  build: string
  render(
    request: Request,
    page: Pick<RenderOptions, 'transport' | 'nonce' | 'fallbackLanguage'>,
  ): Promise<Response>
  close(): Promise<void>
}
