/** Characters that do something to a terminal instead of standing there: controls, and those that turn the direction of text. */
const active = /[^\P{Cc}\t\n]|[\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text as a terminal may get it: names of files and what stands in them could hide or forge lines, or give it orders. */
export const terminalText = (text: string): string => text.replaceAll(active, escaped)

/** As terminalText, and in one line, whatever names stand in it. */
export const terminalLine = (text: string): string => terminalText(text).replaceAll('\n', String.raw`\n`)
