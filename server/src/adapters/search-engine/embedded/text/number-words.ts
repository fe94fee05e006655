/** English numbers in words, each at its own place. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
