/** A pattern for `like` that finds what begins with the text, whatever its characters. */
export const beginning = (text: string): string => `${literally(text)}%`

/** A pattern for `like` that finds what holds the text, whatever its characters. */
export const holding = (text: string): string => `%${literally(text)}%`

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
