/** Length of so many bytes as base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4
