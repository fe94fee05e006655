import { child, children, descendants, textOf, type Element } from './element.ts'
import { localText, localTexts, type Report } from './read-values.ts'
import type { FeatureTerms } from './feature-terms.ts'
import type { Feature, FeatureBlock, LocalText } from '../catalogue/records.ts'

// Codes of ETIM features, and of ECLASS properties (IRDI, long or short form).
const featureCode = /^(?:EF\d{6}|\d{4}-\d.*#\d{2}-[A-Z]{3}\d{3}#\d{3}|02-[A-Z]{3}\d{3})$/

/** Aspects and blocks of ECLASS, as FEATURE_GROUP names them (IRDI of a class). */
const aspect = /^0173-\d.*#01-/

/**
 * Feature blocks of an article, each with its classification system. Groups of features (FEATURE_GROUP of 2005.1) are
 * read as headings over features, unless they are aspects of ECLASS: these say who makes the article, which papers
 * there are and how it is connected, in hundreds of values of which none describes what one buys. Codes are named as far
 * as the file names them.
 */
export function readFeatureBlocks(
  article: Element,
  { language, terms }: { language: string; terms: FeatureTerms },
  report: Report,
): FeatureBlock[] {
  return children(article, 'PRODUCT_FEATURES').map((block) => {
    const system = textOf(block, 'REFERENCE_FEATURE_SYSTEM_NAME')
    const groups = children(block, 'REFERENCE_FEATURE_GROUP_ID').map((group) => group.text.trim())
    const around = { language, terms, system: system ?? '', groups }
    const features = featuresIn(withoutAspects(block, report)).map((feature, index) =>
      readFeature(feature, index, around, report),
    )
    return { system, groups, features }
  })
}

type Around = { language: string; terms: FeatureTerms; system: string; groups: readonly string[] }

/** Features at any depth, each without those below it: these stand behind it. */
function featuresIn(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (child.name !== 'FEATURE') return featuresIn(child)
    const own = child.children.filter(({ name }) => name !== 'FEATURE')
    return [{ ...child, children: own }, ...featuresIn(child)]
  })
}

function withoutAspects(block: Element, report: Report): Element {
  const isAspect = (element: Element) =>
    element.name === 'FEATURE_GROUP' && aspect.test(textOf(element, 'REFERENCE_FEATURE_GROUP_ID') ?? '')
  if (block.children.some(isAspect)) report('FEATURE_GROUP_NOT_KEPT', 'FEATURE_GROUP')
  return { ...block, children: block.children.filter((element) => !isAspect(element)) }
}

function readFeature(
  feature: Element,
  index: number,
  { language, terms, system, groups }: Around,
  report: Report,
): Feature {
  const template = child(feature, 'FTEMPLATE')
  const fnames = localTexts(feature, 'FNAME', language)
  const coded = fnames.find((name) => featureCode.test(name.text))
  const readable = fnames.filter((name) => name !== coded)
  const described = localTexts(feature, 'FDESCR', language)
  const code = coded?.text ?? textOf(template, 'FT_ID') ?? textOf(feature, 'FT_IDREF')
  const known = code === undefined ? [] : terms.featureNames(system, code)
  const unit =
    textOf(feature, 'FUNIT') ??
    textOf(template, 'FT_UNIT') ??
    (code === undefined ? undefined : terms.featureUnit(system, groups, code))
  const names = [...readable, ...localTexts(template, 'FT_NAME', language), ...known, ...described]
  const values = readValues(feature, language)
  // One that lacks the element altogether is told by the check against the schema.
  if (code === undefined && names.length === 0 && values.length > 0 && child(feature, 'FNAME'))
    report('MISSING_ELEMENT', 'FNAME', values[0]?.text)
  return {
    code,
    names,
    values: values.map((value) => terms.value(system, value)),
    details: localTexts(feature, 'FVALUE_DETAILS', language),
    unit: unit === undefined ? undefined : terms.unit(system, unit),
    range: textOf(feature, 'FVALUE_TYPE') === 'range',
    order: Number(textOf(feature, 'FORDER') ?? index) || index,
  }
}

/** FVALUE or VALUE_IDREF, also inside VARIANTS (an article that comes in variants lists them all). */
function readValues(feature: Element, language: string): LocalText[] {
  return [...descendants(feature, 'FVALUE'), ...descendants(feature, 'VALUE_IDREF')]
    .map((value) => localText(value, language))
    .filter(({ text }) => text !== '')
}
