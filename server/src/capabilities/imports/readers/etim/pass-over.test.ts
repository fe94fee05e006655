import { expect, test } from 'vitest'
import { withoutFeaturesOfClasses } from './pass-over.ts'

const file = `<x:IXF><x:Features><Feature>kept</Feature></x:Features>
<x:Classes><Class><Code>1</Code><x:Features a="b">
<Feature>gone
</Feature></x:Features><Name>a &lt; b</Name><Features/></Class>
<!-- <Features> --><Class><Code>2</Code><Features>gone</Features><Name><![CDATA[a <Features> b]]></Name></Class>
<Class><Features note="a>b"/><Name>3</Name><Features note='>'>gone<![CDATA[</Features>]]>gone</Features></Class></x:Classes>
<Features>kept again</Features><Classes/><Features>and again</Features></x:IXF>`

const left = `<x:IXF><x:Features><Feature>kept</Feature></x:Features>
<x:Classes><Class><Code>1</Code>

<Name>a &lt; b</Name><Features/></Class>
<!-- <Features> --><Class><Code>2</Code><Name><![CDATA[a <Features> b]]></Name></Class>
<Class><Features note="a>b"/><Name>3</Name></Class></x:Classes>
<Features>kept again</Features><Classes/><Features>and again</Features></x:IXF>`

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

test.each([1, 2, 7, 64, 10_000])(
  'features of classes are passed over, line by line, in pieces of %i characters',
  async (size) => {
    const pieces = await Array.fromAsync(withoutFeaturesOfClasses(inPieces(file, size)))
    expect(pieces.join('')).toBe(left)
  },
)
