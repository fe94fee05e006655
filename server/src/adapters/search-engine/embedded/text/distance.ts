/**
 * Number of typos between two words (a letter wrong, missing, too many, or two neighbours swapped), or `most` + 1
 * when there are more than `most`.
 */
export function typoDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
