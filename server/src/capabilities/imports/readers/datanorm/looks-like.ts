/** The header: of version 5 by its fields, of version 4 by its blank or date behind the letter, where headings have letters. */
const header = /^"?v(?:;\d{2,3};|[^;a-z"][^;]{20,}|\s*$)/i
const record = /^"?[ABTEDPRSZKCJG]"?;/i
/** Main record of an article, and record of a price, whose second field is one letter. */
const telling = /^"?[AP]"?;"?[NALX]?"?;[^;]+;(?:[^;]*;){5}/i
const named = /^(?:datanorm|datpreis|datatext)|datpreis|\.(?:\d{3}|wrg|war|rab)$/i

/**
 * Whether a file is DATANORM, by its first lines. Programs put remarks of their own above the header, people cut it off and
 * name the file TXT: then its records tell, where most lines are such.
 *
 * @param text beginning of the file
 */
export function looksLikeDatanorm(text: string, name: string): boolean {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 20)
  const [first = ''] = lines
  const records = lines.filter((line) => record.test(line))
  if (/^"?v(?:;050;|[^;a-z"][^;]{20,})/i.test(first)) return true
  const isHeaded = lines.some((line) => header.test(line))
  if (named.test(name)) return records.length > 0 || (isHeaded && first.includes(';'))
  return records.length * 2 > lines.length && (isHeaded || records.some((line) => telling.test(line)))
}
