/** Rules for the names of baskets. */

/** Joiners change how letters and emoji are drawn; every other format character is invisible or turns the text round. */
const printable = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[\u200c\u200d])+$/u

/** What is wrong with a name; undefined when a basket may have it. */
export function nameProblem(name: string): 'MISSING_NAME' | 'INVALID_NAME' | undefined {
  if (nameKey(name) === '') return 'MISSING_NAME'
  return printable.test(name) ? undefined : 'INVALID_NAME'
}

/** How names are compared: without case and joiners, and with any white space as one space. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\u200c\u200d]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('de')

/** The name itself, or the first of "name (2)", "name (3)" … that is not taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} (${number})`
    if (!taken.has(nameKey(name))) return name
  }
}

/** The basket everybody begins with. */
export const firstBasketName = { de: 'Warenkorb', en: 'Basket' } as const

/** What a guest's basket is called after he has signed in. */
export const guestBasketName = (language: 'de' | 'en', day: string): string => {
  const [year, month, date] = day.split('-')
  return language === 'de'
    ? `Gastwarenkorb ${date}.${month}.${year}`
    : `Guest basket ${date}/${month}/${year}`
}
