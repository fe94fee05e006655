import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './server/src/testing/by-environment.ts'

/** Each worker has a database server of its own; where one is given, it is the only worker's. */
const workers = process.env['TEST_DATABASE_URL'] === undefined ? Math.min(availableParallelism(), 4) : 1

export default defineConfig({
  test: {
    include: ['{contract,server,web}/src/**/*.test.{ts,tsx}', '{bench,e2e}/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['web/src/testing/set-up.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: workers,
    sequence: { sequencer: ByEnvironment },
    // Machines are shared: these only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
