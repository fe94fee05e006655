/**
 * Tags that tell where what classes have of features begins and ends; names may have a prefix. What stands in comments and
 * CDATA is none.
 */
const tag =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)(?:[\w.-]+:)?(Classes|Features)(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g
const closed = /^<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/
/** Longest tag looked for; where a piece breaks off in one, it is read with the next. */
const longestTag = 200
/** The same for comments and CDATA, and the longest of these. */
const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const
const longestAside = 1_000_000

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
    const end = whole.length - openAtEnd(whole)
    rest = whole.slice(end)
    const said = whole.slice(0, end)
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

/** How many characters at the end begin something that goes on in the next piece. */
function openAtEnd(whole: string): number {
  const open = whole.lastIndexOf('<')
  const isTag = open >= 0 && whole.length - open < longestTag && !closed.test(whole.slice(open))
  const lengths = asides.map(([begin, end]) => {
    const at = whole.lastIndexOf(begin)
    return at < 0 || whole.includes(end, at) || whole.length - at > longestAside ? 0 : whole.length - at
  })
  return Math.max(isTag ? whole.length - open : 0, ...lengths)
}

/** Nothing but the ends of its lines. */
const linesOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1)
