/** English numbers in words, each at its own place. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const tens = {
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
}

/** English numbers in words that stand before units: 'five gallon', 'twenty amp'. */
export const spokenNumbers: ReadonlyMap<string, number> = new Map([
  ...numberWords.slice(1).map((word, i): [string, number] => [word, i + 1]),
  ...Object.entries(tens),
])

/** Words that say how many of a part a thing has, with their numbers: a 'double bowl sink' has 2 bowls. */
export const countWords: ReadonlyMap<string, number> = new Map([
  ...numberWords.slice(1).map((word, i): [string, number] => [word, i + 1]),
  ...Object.entries({ single: 1, double: 2, dual: 2, twin: 2, triple: 3 }),
])
