/** Whether a file is for the wholesaler by his number with the supplier; where nobody gave that, it is taken to be. */
export function sameCustomer(inFile: string, own: string | undefined): boolean {
  const plain = (number: string) => number.trim().replace(/^0+/, '')
  return own === undefined || plain(inFile) === plain(own)
}
