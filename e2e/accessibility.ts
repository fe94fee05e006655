import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Found = { id: string; nodes: { target: axe.UnlabelledFrameSelector; failureSummary: string }[] }

/**
 * What on the page as it is drawn now violates WCAG 2.2 AA, a line for each element. The dark shows the same page in
 * other colours, so that their contrast is all there is to look at again. Pages have no frames of others.
 */
export async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // Half a megabyte to be read: once for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly: axe.RunOnly =
    colorScheme === 'dark'
      ? { type: 'rule', values: ['color-contrast'] }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
  const found = await page.evaluate(
    async (options): Promise<Found[]> => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
      }))
      // Every rule is applied all the same; of the elements that keep it nobody wants a description.
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
