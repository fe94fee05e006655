import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const release = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Points of 100 in the four categories, then what Lighthouse calculates for a phone: largest paint and blocking time in
 * milliseconds, cumulative layout shift; as it is run by everybody.
 */
export async function lighthouse(url: string, browser: string): Promise<number[]> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const only = `--only-categories=${categories.join(',')}`
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', release, url, '--quiet', '--output=json', '--output-path=stdout', only, flags],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
  )
  const report = JSON.parse(stdout) as Report
  return [
    ...categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    ...audits.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
  ]
}

export const lighthouseColumns = [...categories, 'LCP ms', 'TBT ms', 'CLS']
