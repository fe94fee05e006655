import { unitCode } from '../datanorm/unit-code.ts'

const unit = '(m²|m2|qm|sqm|m³|m3|cbm|lfm|m|kg|g|l|ltr|liter|st|stk|stck|stück|pcs)'
const pack =
  '(?:karton|krt|kart|kar|kt|ktn|paket|pak|pkt|pck|packung|verpackung|vpe|ve|pack|box|carton|rolle|sack|eimer|gebinde|bund)'
const perPack = new RegExp(
  `^(?:inhalt\\s*(?:in\\s*)?)?[(\\[]?${unit}\\.?[)\\]]?\\s*(?:/|je\\s|pro\\s|per\\s)\\s*${pack}\\.?$`,
  'iu',
)
const ofContent = new RegExp(
  `^(?:inhalt|content)(?:\\s*[(\\[/]\\s*|\\s+in\\s+|\\s+)${unit}\\.?[)\\]]?$`,
  'iu',
)

/**
 * The unit (UN/ECE) a heading gives the content of a package in: "m²/Karton", "Stück je VPE", "Inhalt (m²)"; undefined for
 * any other heading. Of pallets it tells nothing about what is sold.
 */
export function contentUnitIn(heading: string): string | undefined {
  const written = (perPack.exec(heading.trim()) ?? ofContent.exec(heading.trim()))?.[1]
  return written === undefined ? undefined : unitCode(written)
}
