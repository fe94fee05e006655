/** Tags that tell where what classes have of features begins and ends; names may have a prefix. */
const tag = /<(\/?)(?:[\w.-]+:)?(Classes|Features)(?=[\s/>])[^<>]*>/g
/** Longest tag looked for; where a piece breaks off in one, it is read with the next. */
const longestTag = 200

/**
 * The text of an IXF without what its classes have of features and values, which is nine tenths of hundreds of megabytes and
 * names nothing. Lines stay where they are. The lists of features and values themselves stand outside of the classes.
 */
export async function* withoutFeaturesOfClasses(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isInClasses = false
  let isPassedOver = false
  let rest = ''
  for await (const piece of text) {
    const whole = rest + piece
    const open = whole.lastIndexOf('<')
    const isCut = open >= 0 && whole.length - open < longestTag && !whole.includes('>', open)
    rest = isCut ? whole.slice(open) : ''
    const said = isCut ? whole.slice(0, open) : whole
    let kept = ''
    let at = 0
    for (const found of said.matchAll(tag)) {
      const [written, slash, name] = found
      const ends = slash === '/'
      if (written.endsWith('/>')) continue
      if (name === 'Classes') isInClasses = !ends
      if (name !== 'Features' || !isInClasses || isPassedOver !== ends) continue
      kept += isPassedOver ? linesOf(said.slice(at, found.index)) : said.slice(at, found.index)
      at = found.index + (ends ? written.length : 0)
      isPassedOver = !ends
    }
    kept += isPassedOver ? linesOf(said.slice(at)) : said.slice(at)
    yield kept
  }
  yield rest
}

/** Nothing but the ends of its lines. */
const linesOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1)
