/** Whether two words differ at most in letters written once or twice ('tubbing', 'tubing'). */
export const isSameButDoubled = (word: string, other: string): boolean => undoubled(word) === undoubled(other)

const undoubled = (word: string): string => word.replace(/([a-z])\1/g, '$1')
