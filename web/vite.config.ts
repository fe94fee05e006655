import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/**
 * One build for browser and server. The base is relative because the base path is known only when the shop
 * starts; pages name their assets by Vite's manifest (server/src/http/page-manifest.ts).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'custom',
  builder: {},
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      virtualRouteConfig: './routes.ts',
      routesDirectory: './src',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        outDir: 'dist/client',
        rolldownOptions: {
          input: { client: 'src/app/entry-client.tsx' },
          // Parts that many screens share would become dozens of tiny files; together they travel and pack better.
          output: {
            codeSplitting: {
              groups: [{ name: 'parts', minShareCount: 4, test: /src\/(ui|app|features)\/|lucide/ }],
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
