import type { Letter } from './compose-letter.ts'
import { type Sheet, colours } from './sheet.ts'

/** Measures of DIN 5008 form B, in millimetres. */
export const page = {
  left: 25,
  width: 165,
  right: 190,
  /** Lowest edge of the text; below stand page number and footer. */
  bottom: 262,
  /** Where the text goes on after the first page. */
  continued: 28,
}

/** Letterhead of the first page: name, sender line, address field, information block. Returns where the text begins. */
export function drawLetterhead(sheet: Sheet, letter: Letter): number {
  const { company, recipient, facts } = letter
  sheet.blocks([{ x: 0, y: 0, width: 210, height: 3 }], colours.accent)
  sheet.write(company.name, { x: page.left, y: 17, width: 120 }, { size: 22, weight: 'bold' })
  sheet.write(company.claim[letter.language], { x: page.left, y: 27, width: 120 }, { colour: colours.grey })

  const sender = [company.legalName || company.name, company.street, `${company.plz} ${company.city}`]
  const returnTo = sender.join(' · ')
  const small = { size: 6.5, colour: colours.grey }
  // A long one takes two lines and then begins higher: the address below it has its fixed place in the window.
  sheet.write(returnTo, { x: page.left, y: 60.2 - sheet.heightOf(returnTo, 80, small), width: 80 }, small)
  sheet.line({ x: page.left, y: 60.6 }, { x: page.left + 80, y: 60.6 })
  let y = 62.7
  for (const text of recipient) y += sheet.write(text, { x: page.left, y, width: 80 }, { size: 10.5 })

  let factY = 50
  for (const { label, value } of facts) {
    sheet.write(label, { x: 125, y: factY, width: 24 }, { size: 8, colour: colours.grey })
    factY += sheet.write(value, { x: 150, y: factY, width: 48 }, { size: 8 }) + 0.6
  }
  // Marks for folding and punching.
  for (const mark of [105, 148.5, 210]) sheet.line({ x: 4, y: mark }, { x: mark === 148.5 ? 10 : 8, y: mark })
  return Math.max(98.5, factY + 6)
}

/** What stands on every page: the footer with the company's legal facts, the page number, and a head from page 2 on. */
export function drawFrame(sheet: Sheet, letter: Letter, number: number, pages: number): void {
  const { company, title, words } = letter
  const small = { size: 6.8, colour: colours.grey }
  if (number > 1) {
    sheet.write(company.name, { x: page.left, y: 14, width: 60 }, { size: 9, weight: 'bold' })
    sheet.write(
      title,
      { x: page.left + 65, y: 14, width: 100 },
      { size: 9, align: 'right', colour: colours.grey },
    )
    sheet.line({ x: page.left, y: 20 }, { x: page.right, y: 20 })
  }
  sheet.write(
    words.page(number, pages),
    { x: page.left, y: 266, width: page.width },
    { ...small, align: 'right' },
  )
  sheet.line({ x: page.left, y: 271 }, { x: page.right, y: 271 })
  for (const [column, lines] of footerColumns(letter).entries()) {
    const text = lines.filter((line) => line !== '').join('\n')
    sheet.write(text, { x: page.left + column * 42, y: 273, width: 40 }, small)
  }
}

function footerColumns({ company, words }: Letter): string[][] {
  const labelled = (label: string, value: string) => (value === '' ? '' : `${label} ${value}`)
  const managers = company.managers.join(', ')
  return [
    [company.legalName || company.name, company.street, `${company.plz} ${company.city}`],
    [labelled(words.phoneShort, company.phone), company.mail],
    [
      company.register,
      managers === '' ? '' : `${words.managers}: ${managers}`,
      labelled(words.taxNumber, company.taxNumber),
      labelled(words.vatId, company.vatId),
    ],
    [
      company.bank.name,
      labelled('IBAN', company.bank.iban),
      labelled('BIC', company.bank.bic),
      labelled(words.creditorId, company.creditorId),
    ],
  ]
}
