/** As they stand behind numbers in names and descriptions, with the turns of both languages that are short enough to be torn off. */
const units = [
  'mm cm dm m km my µm mm² cm² m² m³ qm cbm lfm ml cl l kg g t mg',
  'W kW kWh Wh V A Ah mAh Hz kHz K °C ° % bar mbar Pa kPa N kN Nm dB lm min h s Zoll inch in',
  'kg/m² g/m² kg/m³ l/m² l/min m³/h 1/min W/m²K W/mK N/mm² kN/m² dB(A)',
  'Stück Stk. Stk St. St ST pcs pieces Sack Säcke Rollen Jahre years',
]
  .join(' ')
  .split(' ')
  // The longer first: of "kg/m²" not "kg".
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[.()/]/g, String.raw`\$&`))

const parted = new RegExp(String.raw`(\d) (?=(?:${units.join('|')})(?![\p{L}\d]))`, 'gu')

/**
 * A name or a description as it is shown: the unit behind a number keeps to its line, as "25 kg". What is searched for,
 * sent or told to machines stays as it was written.
 */
export function keepUnits(text: string): string {
  return text.replace(parted, '$1\u00A0')
}
