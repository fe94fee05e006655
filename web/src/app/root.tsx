import { useQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { createFormats, defaultFormats } from '@shop/contract/formats'
import { DialogNews } from '#web/ui/dialog/dialog-news.ts'
import { FormatsContext } from '#web/ui/format/use-formats.ts'
import { IconSymbols } from '#web/ui/icon/icon-symbols.tsx'
import './styles/base.css'
import type { ShopContext } from './shop-context.ts'
import { textsOf } from './i18n/use-texts.ts'
import { StopBanners } from './frame/banners.tsx'
import { ScanKeys } from './frame/scan-keys.tsx'
import { SearchKey } from './frame/search-key.tsx'
import { ConfigContext, configQuery, SessionContext, sessionQuery } from './shop-queries.ts'
import { EarlyInput, receiving, useEarlyInput } from './ssr/early-input.tsx'
import { FirstSight } from './ssr/first-sight.tsx'
import { MissingPictures } from './ssr/missing-pictures.tsx'
import { StartScripts } from './ssr/start-scripts.tsx'
import { Toaster } from './toasts/toaster.tsx'
import { useShop } from './use-shop.ts'

export const Route = createRootRouteWithContext<ShopContext>()({
  // Those of the screen are under way at once; the guard of its layout waits for them.
  beforeLoad: ({ context, matches }) =>
    context.i18n.needFirst('app', ...matches.flatMap((match) => match.staticData.texts ?? [])),
  head: ({ match: { context } }) => ({
    meta: [
      // Screens put their own before these.
      ...companyMeta(context),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
      { name: 'theme-color', content: '#16308f' },
      ...(isForSearchEngines(context) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: `${context.basePath}assets/favicon.svg` }],
  }),
  shellComponent: Document,
  component: Root,
})

/** Search engines keep what every guest may see: nothing of a closed or locked shop, nothing a customer sees. */
function isForSearchEngines({ queryClient }: ShopContext): boolean {
  const config = queryClient.getQueryData(configQuery.queryKey)
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return config?.autoGuestActive === true && !config.shopLocked && session?.isLoggedIn === false
}

function companyMeta({ queryClient, i18n }: ShopContext) {
  const company = queryClient.getQueryData(configQuery.queryKey)?.company
  // A shop that cannot say who it is has nothing to show but that.
  if (!company) return [{ title: textsOf(i18n, 'app')('errorTitle') }]
  return [{ title: company.name }, { name: 'description', content: `${company.name}: ${company.claim}` }]
}

/** What the browser needs to know before any script runs stands in attributes of the document. */
function Document({ children }: { children: ReactNode }) {
  const { i18n, basePath, scheme, build, queryClient } = useShop()
  const { kunnr, userId } = queryClient.getQueryData(sessionQuery.queryKey) ?? {}
  return (
    <html
      lang={i18n.language}
      data-base={basePath}
      data-build={build}
      data-kunnr={kunnr}
      data-user={userId}
      data-scheme={scheme}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <FirstSight />
        <EarlyInput />
        <MissingPictures />
        <ScanKeys />
        <SearchKey />
      </head>
      <body {...receiving}>
        <ShopData>{children}</ShopData>
        <IconSymbols />
        <Scripts />
        <StartScripts />
      </body>
    </html>
  )
}

/** Hands down what the guards have loaded; the session is the one query that is asked again by itself. */
function ShopData({ children }: { children: ReactNode }) {
  const isThere = { enabled: ({ state }: { state: { data?: unknown } }) => state.data !== undefined }
  const session = useQuery({ ...sessionQuery, ...isThere }).data
  const config = useQuery({ ...configQuery, ...isThere }).data
  const formats = useMemo(() => createFormats(config ?? defaultFormats), [config])
  return (
    <SessionContext value={session}>
      <ConfigContext value={config}>
        <FormatsContext value={formats}>{children}</FormatsContext>
      </ConfigContext>
    </SessionContext>
  )
}

const dialogNews = (
  <>
    <div aria-live="polite">
      <StopBanners />
    </div>
    <Toaster />
  </>
)

function Root() {
  useEarlyInput()
  return (
    <>
      <DialogNews value={dialogNews}>
        <Outlet />
      </DialogNews>
      <Toaster />
    </>
  )
}
