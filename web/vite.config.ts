import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { shortPreload } from './vite/short-preload.ts'
import { shortRoutes } from './vite/short-routes.ts'

/** What the first page needs of what many screens share; forms and dialogs come when they are opened. */
const sharedByTheCatalogue =
  /src\/(ui\/(?!dialog|facts|field|notice|panel|status|table|tabs)|features\/(article|basket|offers|search)\/)/

/** Where each page starts, and the frame around all of the shop's: with all that these cannot do without. */
const neededByAllPages = /src\/app\/(entry-client|layouts\/(shop-layout|open-area))/

/**
 * Tells browsers that know it to compile all functions of a file beside the page's own work, while it comes in, and not
 * each at its first call, when the page comes to life. Others take it for a comment; it counts at the very top only.
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const neededAtOnce = new Set(['client', 'base', 'parts'])

/**
 * One build for browser and server. The base is relative because the base path is known only when the shop
 * starts; pages name their assets by Vite's manifest (src/app/ssr/route-assets.ts).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'custom',
  // React has had this itself since 18; the way round it for older ones stays out of the page.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  builder: {},
  worker: { format: 'es' },
  // How long plugins took is of interest to nobody who starts the shop.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What loads the data of a customer's own screens and the staff's comes with the screen, not with every page.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          /^\/_(staff|shop\/_signed-in)\//.test(routeId) ? [['component', 'loader']] : undefined,
      },
      virtualRouteConfig: './routes.ts',
      routesDirectory: './src',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    shortRoutes(),
    shortPreload(),
    precompress(),
  ],
  environments: {
    client: {
      // Pages carry their styles; the router finds them again by this.
      define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
      build: {
        manifest: true,
        outDir: 'dist/client',
        // Pages name what they need, and links fetch ahead; a list of every screen's parts would weigh on each page.
        modulePreload: false,
        // All styles are smaller than what a request for each screen's own would cost, and never come too late.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { client: 'src/app/entry-client.tsx' },
          // What many screens share would become dozens of tiny files; together it travels and packs better. The
          // libraries below change seldom and stay in the browser's cache over many releases.
          output: {
            postBanner: ({ name }) => (neededAtOnce.has(name) ? compileHint : ''),
            codeSplitting: {
              groups: [
                { name: 'base', priority: 3, test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
                // In one file it packs better, and needs no list of what one file takes from another.
                { name: 'client', priority: 2, test: neededByAllPages },
                { name: 'parts', priority: 1, minShareCount: 4, test: sharedByTheCatalogue },
                // The first page draws none of them (src/ui/icon/icon.tsx).
                { name: 'icons', minShareCount: 2, test: /lucide/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Needed at run time for the route table, though it is a tool otherwise.
      resolve: { noExternal: ['@tanstack/virtual-file-routes'] },
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: { 'entry-server': 'src/app/entry-server.tsx' } },
      },
    },
  },
})
