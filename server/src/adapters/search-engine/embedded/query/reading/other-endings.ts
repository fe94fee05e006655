const endings = ['ings', 'ing', 'ers', 'er', 'ors', 'or', 'ed', 'es', 's', 'ations', 'ation', 'ly', 'y']
const shortestBase = 3

/**
 * An English word with other endings, the likeliest first: 'mowing' as 'mower' and 'mow', 'coupler' as 'coupling'. What
 * does a thing, what is done with it and the doing are named by one word in queries and by another in titles.
 */
export function otherEndings(word: string): string[] {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestBase)
  if (ending === undefined) return []
  const base = word.slice(0, word.length - ending.length)
  const single = /([b-df-hj-np-tv-z])\1$/.test(base) ? [base.slice(0, -1)] : []
  return [base, ...single]
    .flatMap((one) => [one, `${one}e`, `${one}er`, `${one}ing`, `${one}ed`])
    .filter((form) => form !== word && form.length > shortestBase)
}
