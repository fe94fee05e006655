import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { SourceFile } from '../source-file.ts'
import { byteLines } from './byte-lines.ts'
import { plausibility, withEuro } from '../plausibility.ts'
import { repaired } from '../repaired.ts'

/** CP858 is CP850 with a euro sign in the place of a letter no German text has. */
export type CodePage = 'utf-8' | 'cp858' | 'win1252'

/** So much more plausible a reading must be that the rest of a file is not looked at any more. */
const clear = 5_000
/** And so plausible a line in another code page than its file's: one umlaut within a word. */
const clearLine = 3

/**
 * The code page of a file: UTF-8 where most lines with other than ASCII characters can be, else the one in which they
 * read more like article texts. The standard says CP850; files of today come in all three, and not all have umlauts.
 */
export async function codePageOf(source: SourceFile): Promise<CodePage> {
  let [utf8, other, dos, windows] = [0, 0, 0, 0]
  for await (const lines of byteLines(source.open())) {
    for (const { bytes } of lines) {
      if (isAscii(bytes)) continue
      if (isUtf8(bytes)) utf8 += 1
      else {
        other += 1
        dos += plausibility(iconv.decode(bytes, 'cp858'))
        windows += plausibility(iconv.decode(bytes, 'win1252'))
      }
    }
    if (Math.abs(dos - windows) > clear) break
  }
  if (utf8 > other) return 'utf-8'
  return dos > windows ? 'cp858' : 'win1252'
}

/** What German texts have beyond ASCII: a line that has nothing else is read rightly. */
const plain = /^[\0-\x7FäöüÄÖÜß]*$/
const germanLetter = /[äöüÄÖÜß]/

/**
 * Bytes of a line as text. Files put together of others have lines in other code pages: a line that reads like nothing
 * in the file's own one and like German in another is read in that.
 */
export function decodeLine(bytes: Buffer, codePage: CodePage): string {
  // Most lines are plain ASCII, for which no table is needed.
  if (isAscii(bytes)) return bytes.toString('latin1')
  const text = decodeIn(bytes, codePage)
  if (plain.test(text)) return text
  return repaired(otherReading(bytes, codePage, plausibility(text)) ?? text)
}

function otherReading(bytes: Buffer, codePage: CodePage, fits: number): string | undefined {
  const others = (['utf-8', 'cp858', 'win1252'] as const)
    .filter((page) => page !== codePage && (page === 'utf-8' ? isUtf8(bytes) : fits <= 0))
    .map((page) => decodeIn(bytes, page))
    .filter((text) => germanLetter.test(text) && plausibility(text) >= Math.max(clearLine, fits + 1))
  return others.toSorted((a, b) => plausibility(b) - plausibility(a))[0]
}

function decodeIn(bytes: Buffer, codePage: CodePage): string {
  if (codePage === 'utf-8') return bytes.toString('utf8')
  const text = iconv.decode(bytes, codePage)
  return codePage === 'win1252' ? withEuro(text) : text
}
