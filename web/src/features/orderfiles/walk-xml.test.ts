import { expect, test } from 'vitest'
import { attributesOf, walkXml } from './walk-xml.ts'

async function walked(xml: string): Promise<string> {
  const met: string[] = []
  await walkXml(xml, {
    open: (name, attributes) => met.push(`<${[name, ...attributesOf(attributes).values()].join(' ')}>`),
    text: (text) => met.push(text),
    close: (name) => met.push(`</${name}>`),
  })
  return met.join('')
}

test('what is damaged, cut off or declares types is refused', async () => {
  for (const xml of ['<a', '<a><b></b>', '<a></a></a>', '<!-- ', '<a b="></a>', '<!DOCTYPE a><a/>', 'x<'])
    await expect(walked(xml), xml).rejects.toThrow(TypeError)
})

test('elements, attributes and texts are met in their order, with what is escaped in them', async () => {
  expect(
    await walked(
      '<?xml version="1.0"?><!-- <x> --><p:a b = "1 > 0" c=\'&quot;&#228;&#xE4;\'><d/>1 &lt; 2<![CDATA[<3>]]></p:a>',
    ),
  ).toBe('<a 1 > 0 "ää><d></d>1 < 2<3></a>')
  expect(await walked('<a>&unknown; &#9999999;</a>')).toBe('<a>&unknown; &#9999999;</a>')
})

test('the page goes on while a large file is read', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++)
  await walked(`<a>${'<b c="1">2</b>'.repeat(100_000)}</a>`)
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(0)
})
