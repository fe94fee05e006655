/**
 * For links that differ from the page on screen by what the address says besides, or stand for a page above it: the
 * router calls them current, aloud too, where the address on screen has all of theirs and more.
 */
export const sameAddress = { exact: true } as const
