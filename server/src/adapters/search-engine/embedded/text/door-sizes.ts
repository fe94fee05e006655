const ofDoors = /\b(?:doors?|slabs?|prehung|pre-hung|bi-?folds?)\b/
/** '2-6', '2/8', '3-0': feet and inches, with no unit behind them; an odd number of feet before a bar may be part of an inch. */
const feetAndInches =
  /(?<![\w./-])(?:([1-8])-|([2468])\/|([357])\/(?=0(?!\d)))(10|[02468])(?![\w./-]| ?(?:(?:in|inch|ft|foot|feet)\b|["']))/g
/** '3068': three feet wide, six feet and eight inches high. */
const fourFigures = /(?<![\w./-])([2-8](?=[02468])|1(?=[468]))([02468])(68|80)(?![\w./-])/g
const heights: Readonly<Record<string, number>> = { '68': 80, '80': 96 }

const inches = (feet: string, rest: string): number => 12 * Number(feet) + Number(rest)

/** An English query with sizes of doors as titles write them: '2-6 interior door' is 30 in, a '3068 door' 36 in x 80 in. `q` has small letters. */
export const withDoorSizes = (q: string): string =>
  ofDoors.test(q)
    ? q
        .replace(
          feetAndInches,
          (_, feet: string | undefined, even: string | undefined, odd: string | undefined, rest: string) =>
            `${inches(feet ?? even ?? odd ?? '', rest)} in`,
        )
        .replace(
          fourFigures,
          (_, feet: string, rest: string, height: string) =>
            `${inches(feet, rest)} in x ${heights[height]} in`,
        )
    : q
