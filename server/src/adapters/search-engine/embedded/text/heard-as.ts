/** Spellings of one sound, those at the ends of words first; long vowels are written with capitals. */
const spellings: readonly [RegExp, string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/mb(?=s?$)/, 'm'],
  [/(?<=[a-z]{2})(?:ey|ie|y)(?=s?$)/, 'Y'],
  [/eigh|igh(?=[tsn]|$)/g, 'I'],
  [/o(?:ar|or|re|ur)/g, 'or'],
  [/xh/g, 'x'],
  [/ph/g, 'f'],
  [/dg/g, 'g'],
  [/tch/g, 'ch'],
  [/ck|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/([a-z])\1(?<![aeiou])/g, '$1'],
  [/a([b-df-hj-np-tv-z])e(?=s?$)|ai|ay|ei/g, 'A$1'],
  [/e([b-df-hj-np-tv-z])e(?=s?$)|ee|ea/g, 'E$1'],
  [/[iy]([b-df-hj-np-tv-z])e(?=s?$)/g, 'I$1'],
  [/o([b-df-hj-np-tv-z])e(?=s?$)|oa|oe/g, 'O$1'],
  [/u([b-df-hj-np-tv-z])e(?=s?$)|oo|ew|ue/g, 'U$1'],
  [/au|aw/g, 'o'],
  [/y/g, 'i'],
]

/**
 * How a folded English word sounds, roughly: alike for 'blaid' and 'blade', 'gait' and 'gate', 'fosset' and 'faucet', but not for
 * 'braid' or 'build', which have the consonants of one of them or a letter in common.
 */
export const heardAs = (word: string): string =>
  spellings.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
