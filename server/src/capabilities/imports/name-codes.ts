import type { Finding } from './readers/catalogue/finding.ts'

/** Names the codes of the articles behind a number, some of them. */
type Step = (after: string) => Promise<{ last: string | undefined; named: number }>

/**
 * Gives the articles that were there before a dictionary the names of their codes, step by step.
 * @param between done behind each step; what it throws ends the naming
 * @returns how many articles got names; undefined where none did
 */
export async function nameCodes(step: Step, between: () => Promise<void>): Promise<Finding | undefined> {
  let count = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const { last, named } = await step(after)
    after = last
    count += named
    await between()
  }
  return count === 0
    ? undefined
    : { type: 'finding', severity: 'note', code: 'CODES_NAMED', detail: String(count) }
}
