import path from 'node:path'

/** Vitest's report as JSON, as far as it is read here. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface BrowserSuite {
  title: string
  file: string
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
  suites?: BrowserSuite[]
}

/** Playwright's report as JSON, as far as it is read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: BrowserSuite[]
  errors: { message?: string }[]
}

/** What failed in Vitest: file, test and the beginning of what it said. */
export function unitFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [told(file, message)] : []
    return failed.map((test) => told(`${file} › ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

/** What failed in Playwright, in the same form. */
export function browserFailures({ suites, errors }: BrowserReport): string[] {
  return [
    ...suites.flatMap((suite) => suiteFailures(suite, [])),
    ...errors.map(({ message }) => told('journeys', message ?? '')),
  ]
}

function suiteFailures(suite: BrowserSuite, above: readonly string[]): string[] {
  const titles = [...above, suite.title]
  const specs = suite.specs.filter(({ ok }) => !ok)
  return [
    ...specs.map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
      return told([...titles, title].join(' › '), errors.find((message) => message !== '') ?? '')
    }),
    ...(suite.suites ?? []).flatMap((inner) => suiteFailures(inner, titles)),
  ]
}

const mostLines = 25

function told(where: string, message: string): string {
  const lines = message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, mostLines)
  return [where, ...lines.map((line) => `  ${line}`)].join('\n')
}
