/** What stands for no beginning and no end. */
const [first, last] = ['1900-01-01', '9999-12-31']

/** A day as a field shows it: nothing where there is no limit. */
export const dayShown = (day: string): string => (day === first || day === last ? '' : day)

/** The days two fields of a form say; what is empty is not sent. */
export const daysSent = (from: string, to: string) => ({
  ...(from !== '' && { valid_from: from }),
  ...(to !== '' && { valid_to: to }),
})
