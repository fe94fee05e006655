/** Files nobody can read as text, by their first bytes. */
const signatures = [
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  // What Excel wrote before 2007, and what it encrypts today.
  ['compound', 'd0cf11e0a1b11ae1'],
  ['archive', '1f8b'],
  ['archive', '377abcaf271c'],
  ['archive', '526172211a07'],
  ['archive', '425a68'],
  ['archive', 'fd377a585a00'],
  ['pdf', '255044462d'],
] as const

type Signature = (typeof signatures)[number][0]

/** What a file is whose content begins so: `archive` is packed, but no ZIP; undefined where it may be text. */
export function signatureOf(head: Uint8Array): Signature | undefined {
  const hex = Buffer.from(head.subarray(0, 8)).toString('hex')
  return signatures.find(([, begins]) => hex.startsWith(begins))?.[0]
}
