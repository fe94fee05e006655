import type { Language } from '#server/http/context.ts'

/** Words many names of features hold, by the language; what no dictionary lacks. */
const words: Readonly<Record<Language | 'other', RegExp>> = {
  de: /(?<![\p{L}])(?:mit|für|der|nach|Anzahl|Breite|Höhe|Länge|Tiefe|Farbe|Werkstoff|geeignet|Durchmesser|Ausführung|Gewicht)(?![\p{L}])/u,
  en: /(?<![\p{L}])(?:with|for|of|the|number|width|height|length|depth|colour|color|suitable|diameter|type|weight)(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:met|voor|aantal|breedte|hoogte|lengte|kleur|avec|pour|nombre|largeur|hauteur|longueur|couleur|con|per|numero|larghezza|altezza|lunghezza|colore|para|ancho|ilość|szerokość|wysokość|bredd|höjd|längd|leveys|korkeus)(?![\p{L}])/iu,
}

/**
 * The language of a dictionary that does not say it: that of its name (ETIM writes "…-EI-…" and "…-DE-…"), else the one
 * most of its names are in; undefined for one the shop does not speak.
 * @param file name of the archive or file
 * @param names some hundred names of features or values
 */
export function languageOf(file: string, names: readonly string[]): Language | undefined {
  const [, mark] = /[-_. ](EI|EN|DE)(?=[-_. ]|$)/i.exec(file) ?? []
  if (mark !== undefined) return mark.toUpperCase() === 'DE' ? 'de' : 'en'
  const count = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length
  const [de, en, other] = [count(words.de), count(words.en), count(words.other)]
  if (other > Math.max(de, en)) return undefined
  return en > de ? 'en' : 'de'
}
