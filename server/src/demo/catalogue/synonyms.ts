import type { ImportInput } from '@shop/contract/imports/kinds'

/** Words of the trade that mean the same to somebody who searches; the first is the catalogue's word. */
const german: readonly (readonly [string, ...string[]])[] = [
  ['Feinsteinzeug', 'Steinzeug', 'Feinstein', 'FSZ'],
  ['Gipsplatte', 'Rigips', 'Gipskartonplatte', 'Gipskarton', 'GK-Platte'],
  ['Winkelschleifer', 'Flex', 'Trennschleifer'],
  ['Zahnkelle', 'Zahntraufel', 'Zahnspachtel', 'Kelle'],
  ['Glättkelle', 'Traufel', 'Glätter'],
  ['Flexkleber', 'Fliesenkleber', 'Dünnbettmörtel', 'Flexmörtel'],
  ['Flexfuge', 'Fugenmörtel', 'Fugenmasse', 'Fuge'],
  ['Sanitärsilikon', 'Silikon', 'Fugendicht'],
  ['Sockel', 'Sockelleiste', 'Fußleiste', 'Sockelfliese'],
  ['Winkelprofil', 'Abschlussschiene', 'Fliesenschiene', 'Eckschiene'],
  ['Waschtisch', 'Waschbecken', 'Lavabo'],
  ['Wand-WC', 'Toilette', 'Klo', 'Hänge-WC'],
  ['Betätigungsplatte', 'Drückerplatte', 'Spültaste'],
  ['Einhebelmischer', 'Wasserhahn', 'Mischbatterie', 'Armatur'],
  ['Duschwanne', 'Duschtasse', 'Brausewanne'],
  ['Duschrinne', 'Bodenablauf', 'Ablaufrinne'],
  ['Schnellbauschraube', 'Rigipsschraube', 'Gipskartonschraube'],
  ['Ständerprofil', 'CW-Profil', 'Metallständer'],
  ['Klemmfilz', 'Glaswolle', 'Steinwolle', 'Mineralwolle', 'Dämmwolle'],
  ['WDVS-Platte', 'Styropor', 'EPS', 'Fassadendämmung'],
  ['XPS', 'Perimeterdämmung', 'Hartschaum'],
  ['Dampfbremse', 'Dampfsperre', 'Dampfbremsfolie'],
  ['Dachstein', 'Betondachstein', 'Pfanne'],
  ['Tondachziegel', 'Dachpfanne', 'Dachziegel'],
  ['Dachrinne', 'Regenrinne', 'Kandel'],
  ['Fallrohr', 'Regenrohr', 'Ablaufrohr'],
  ['Unterdeckbahn', 'Unterspannbahn', 'Dachfolie'],
  ['Planziegel', 'Poroton', 'Hochlochziegel'],
  ['Porenbeton', 'Gasbeton', 'Ytong'],
  ['Kalksandstein', 'KS', 'Kalksandsteine'],
  ['Pistolenschaum', 'Bauschaum', 'PU-Schaum', 'Montageschaum'],
  ['Tiefgrund', 'Grundierung', 'Tiefengrund'],
  ['Bodenausgleich', 'Ausgleichsmasse', 'Nivelliermasse', 'Fließspachtel'],
  ['Flüssigfolie', 'Dichtfolie', 'Abdichtung'],
  ['Kompaktheizkörper', 'Radiator', 'Heizung', 'Plattenheizkörper'],
  ['Badheizkörper', 'Handtuchtrockner', 'Handtuchwärmer'],
  ['Umwälzpumpe', 'Heizungspumpe'],
  ['Warmwasserspeicher', 'Boiler', 'Speicher'],
  ['Wasserwaage', 'Richtwaage', 'Libelle'],
  ['Rührwerk', 'Quirl', 'Mörtelrührer'],
  ['Schutzhelm', 'Bauhelm', 'Helm'],
  ['Sicherheitsschuh', 'Arbeitsschuh', 'Stahlkappenschuh'],
  ['Mörtelkübel', 'Mörtelbottich', 'Speisbütt'],
]

const english: readonly (readonly [string, ...string[]])[] = [
  ['plasterboard', 'drywall', 'gypsum board', 'sheetrock'],
  ['porcelain', 'stoneware', 'gres'],
  ['angle grinder', 'disc cutter'],
  ['notched trowel', 'adhesive spreader'],
  ['tile adhesive', 'thinset', 'tile glue'],
  ['grout', 'joint filler'],
  ['skirting', 'baseboard'],
  ['wash basin', 'sink', 'lavatory'],
  ['toilet', 'WC', 'loo'],
  ['tap', 'faucet', 'mixer'],
  ['gutter', 'eaves trough'],
  ['spirit level', 'bubble level'],
  ['spacer', 'tile cross'],
]

/** Rows of the synonyms, keyed by the catalogue's word. */
export function* synonymRows(): Generator<ImportInput<'synonyms'>> {
  for (const [word, ...synonyms] of german) yield { word, language: 'de', synonyms }
  for (const [word, ...synonyms] of english) yield { word, language: 'en', synonyms }
}
