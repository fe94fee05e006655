/** The pages worth a link: first, last, the current one and its neighbours, ascending. */
export function pageWindow(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(wanted)].toSorted((a, b) => a - b)
}
