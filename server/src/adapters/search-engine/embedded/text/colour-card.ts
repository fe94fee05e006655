import type { SearchSynonym } from '../../document.ts'

/** Colours of the RAL card by the names that articles have them under; nobody who says 'white' means a certain one. */
const colours = `
  RAL 1013, RAL 1015 = beige = beige
  RAL 3000, RAL 3009, RAL 3011 = rot = red
  RAL 3005 = bordeaux = bordeaux
  RAL 5010 = blau = blue
  RAL 6005 = grün = green
  RAL 7016, RAL 7021, RAL 7024 = anthrazit = anthracite
  RAL 7035, RAL 7047 = hellgrau = light grey
  RAL 7030, RAL 7037, RAL 7040, RAL 7042 = grau = grey
  RAL 8004 = kupferbraun = copper brown
  RAL 8014, RAL 8017, RAL 8019 = braun = brown
  RAL 9003, RAL 9010, RAL 9016 = weiß = white
  RAL 9001 = creme = cream
  RAL 9004, RAL 9005, RAL 9011, RAL 9017 = schwarz = black
  RAL 9006, RAL 9007 = silber = silver
`

/** Colours by their numbers, in both languages; who asks for the name does not mean the number. */
export const colourNames: readonly SearchSynonym[] = colours
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [codes = '', de = '', en = ''] = line.split('=').map((part) => part.trim())
    return codes.split(',').flatMap((code): SearchSynonym[] => [
      { word: code.trim(), language: 'de', synonyms: [de], oneWay: true },
      { word: code.trim(), language: 'en', synonyms: [en], oneWay: true },
    ])
  })
