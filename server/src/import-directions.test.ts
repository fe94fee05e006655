import { expect, test } from 'vitest'
import { sources, target } from './testing/sources.ts'

/**
 * Who may import whom (docs/architecture.md), by whatever kind of address; lint tells the same while one writes, as far as
 * it sees. Files for tests (`testing`) may import what they like.
 */
const putTogether = String.raw`server/src/(app|main|start|worker|workers)\.ts|server/src/(commands|demo|testing)/`

const refused: Record<string, { part: RegExp; never: RegExp; butTypes?: true }> = {
  'the contract imports zod, big.js and itself': {
    part: /^contract\/src\//,
    never: /^(?!contract\/src\/|zod$|big\.js$)/,
  },
  'adapters, db and http import no capability and nothing that puts them together': {
    part: /^server\/src\/(adapters|db|http)\//,
    never: new RegExp(`^(server/src/capabilities/|web/|${putTogether})`),
  },
  'capabilities import nothing that puts them together': {
    part: /^server\/src\/capabilities\//,
    never: new RegExp(`^(web/|${putTogether})`),
  },
  'use cases ask the database by a store': {
    part: /^server\/src\/capabilities\/[^/]+\/use-cases\//,
    never: /^drizzle-orm|^pg$|^server\/src\/db\/|\/tables\.ts$/,
    butTypes: true,
  },
  'the web knows the server by the contract only': {
    part: /^web\/src\//,
    never: /^server\/|^node:/,
  },
  'ui imports no feature and calls nothing': {
    part: /^web\/src\/ui\//,
    never: /^web\/src\/(features|app\/(api|query))\//,
  },
}

for (const [rule, { part, never, butTypes }] of Object.entries(refused)) {
  test(rule, async () => {
    const files = (
      await Promise.all(['contract/src', 'server/src', 'web/src'].map((folder) => sources(folder)))
    )
      .flat()
      .filter(({ file }) => part.test(file) && !/\btesting\b/.test(file))
    expect(files.length).toBeGreaterThan(10)
    const wrong = files.flatMap(({ file, imports }) =>
      imports
        .filter(({ typesOnly }) => !(typesOnly && butTypes))
        .map(({ specifier }) => target(file, specifier))
        .filter((wanted) => never.test(wanted))
        .map((wanted) => `${file} -> ${wanted}`),
    )
    expect(wrong).toEqual([])
  })
}
