/**
 * Colours, finishes and sizes that English titles end with, and what is said of what a thing bears or how it opens: 'Market patio umbrella red',
 * 'Door hinge satin nickel', 'LED bulb soft white', 'Vanity cabinet only', 'Step ladder 250 lb. load capacity'.
 */
const words = `almond antique assorted capacity coverage inswing load outswing rating unfinished warranty year beige biscuit black blue bone brass bright bronze brown brushed charcoal chrome chromed clear cool
  copper cream daylight espresso galvanised galvanized gloss gold gray green grey ivory large left matt matte medium natural nickel only orange pair pink
  polished purple red right satin silver small soft stainless tan walnut warm white yellow`

const describing: ReadonlySet<string> = new Set(words.split(/\s+/))

/** Whether no article is named by a word, which only says how it looks or how large it is. */
export const isDescribing = (word: string): boolean => describing.has(word)

const finishes: ReadonlySet<string> = new Set(
  'aged antique brushed matt matte oil polished rubbed satin stainless venetian'.split(' '),
)
const finished: ReadonlySet<string> = new Set(
  'black brass bronze chrome copper gold nickel pewter rubbed silver steel white'.split(' '),
)

/** Whether a word says with the one behind it how something is finished: 'brushed nickel', the 'oil' of 'oil rubbed bronze'. */
export const isFinishBefore = (word: string, next = ''): boolean => finishes.has(word) && finished.has(next)
