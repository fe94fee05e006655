/** Colours, finishes and sizes that English titles end with: 'Market patio umbrella red', 'Door hinge satin nickel'. */
const words = `almond antique beige biscuit black blue bone brass bronze brown brushed charcoal chrome chromed clear copper cream
  espresso galvanised galvanized gloss gold gray green grey ivory large left matt matte medium natural nickel orange pink polished
  purple red right satin silver small stainless tan walnut white yellow`

const describing: ReadonlySet<string> = new Set(words.split(/\s+/))

/** Whether no article is named by a word, which only says how it looks or how large it is. */
export const isDescribing = (word: string): boolean => describing.has(word)
