const groups: [RegExp, string][] = [
  [/ph|v/g, 'f'],
  [/sch|sh|ch|ig$/g, 's'],
  [/ck|qu|c(?=[aoulrt]|$)|q/g, 'k'],
  [/tz|z|c/g, 's'],
  [/th|dt/g, 't'],
  [/x/g, 'ks'],
  [/[aeiouyhw]/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * The consonants of a folded word as they sound: 'siphon' and 'sifon', 'vinyl' and 'viynal' are the same. Too coarse
 * to be taken alone, good to find what a word written by ear was meant to be.
 */
export const soundOf = (word: string): string =>
  groups.reduce((sound, [pattern, sign]) => sound.replace(pattern, sign), word)
