import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web}/src/**/*.test.{ts,tsx}', '{bench,e2e}/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['web/src/testing/set-up.ts'],
    pool: 'forks',
    isolate: false,
    // Machines are shared: these only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
