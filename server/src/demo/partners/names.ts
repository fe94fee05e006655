import type { Random } from '../shared/random.ts'

const firstNames =
  'Andreas Anna Barbara Benedikt Bernd Birgit Christian Claudia Daniel Elena Emre Erika Fabian Florian Franziska Georg Gisela Hannes Ines Ivan Jana Johannes Jonas Julia Karin Katharina Klaus Lena Leon Lukas Magdalena Manuel Maria Markus Martin Matthias Melanie Michael Milan Monika Nadine Nikola Oliver Patrick Petra Rainer Ralf Sabine Sandra Sebastian Selin Simon Stefan Susanne Theresa Thomas Tim Ursula Verena Walter Wolfgang Yusuf'.split(
    ' ',
  )
const lastNames =
  'Aigner Albrecht Bachmann Bauer Baumeister Berger Böhm Brandl Braun Dietrich Dorn Eberle Eder Engelhardt Fischer Frank Fuchs Gassner Geiger Graf Gruber Haas Hahn Hartmann Heinle Herzog Hofmann Huber Jäger Kaiser Keller Kling Koch Kraus Krüger Kurz Lang Lechner Lehmann Lindner Lutz Maier Mayr Merk Metzger Moser Neumann Nußbaumer Ott Paulus Pfeiffer Pfister Rauch Reichle Riedl Rieger Roth Sailer Sauter Schäfer Scheffold Schmid Schneider Schuster Schwarz Seitz Sommer Stadler Steiner Stocker Strobel Thoma Unger Vogel Wagner Walcher Weber Weiß Wiedemann Wimmer Winkler Wolf Zeller Ziegler Zimmermann'.split(
    ' ',
  )
const streets =
  'Ahornweg Amselweg Augsburger_Straße Bachstraße Bahnhofstraße Bergstraße Birkenallee Blumenstraße Brunnengasse Dorfstraße Eichenweg Feldstraße Fichtenstraße Friedhofstraße Gartenstraße Gewerbepark Gewerbestraße Goethestraße Handwerkerhof Hauptstraße Hochstraße Im_Gewerbegebiet Industriestraße Kapellenweg Kirchstraße Lindenstraße Marktplatz Mühlweg Ringstraße Robert-Bosch-Straße Römerstraße Schillerstraße Schulstraße Siemensstraße Sonnenstraße Talstraße Ulmer_Straße Waldstraße Wiesenweg Ziegeleistraße'
    .split(' ')
    .map((street) => street.replace('_', ' '))

/** Towns the branches serve: postcode, name, branch. */
export const towns: readonly [plz: string, city: string, werks: string][] = [
  ['89073', 'Ulm', '1000'],
  ['89075', 'Ulm', '1000'],
  ['89079', 'Ulm', '1000'],
  ['89231', 'Neu-Ulm', '1000'],
  ['89134', 'Blaustein', '1000'],
  ['89150', 'Laichingen', '1000'],
  ['89155', 'Erbach', '1000'],
  ['89250', 'Senden', '1000'],
  ['89257', 'Illertissen', '1000'],
  ['89264', 'Weißenhorn', '1000'],
  ['89584', 'Ehingen (Donau)', '1000'],
  ['73033', 'Göppingen', '1000'],
  ['73312', 'Geislingen an der Steige', '1000'],
  ['89312', 'Günzburg', '1000'],
  ['89340', 'Leipheim', '1000'],
  ['89129', 'Langenau', '1000'],
  ['86150', 'Augsburg', '1100'],
  ['86159', 'Augsburg', '1100'],
  ['86167', 'Augsburg', '1100'],
  ['86316', 'Friedberg', '1100'],
  ['86343', 'Königsbrunn', '1100'],
  ['86356', 'Neusäß', '1100'],
  ['86368', 'Gersthofen', '1100'],
  ['86399', 'Bobingen', '1100'],
  ['86415', 'Mering', '1100'],
  ['86441', 'Zusmarshausen', '1100'],
  ['86551', 'Aichach', '1100'],
  ['86609', 'Donauwörth', '1100'],
  ['86637', 'Wertingen', '1100'],
  ['86830', 'Schwabmünchen', '1100'],
  ['87700', 'Memmingen', '1200'],
  ['87719', 'Mindelheim', '1200'],
  ['87724', 'Ottobeuren', '1200'],
  ['87600', 'Kaufbeuren', '1200'],
  ['88299', 'Leutkirch im Allgäu', '1200'],
  ['88319', 'Aitrach', '1200'],
  ['87740', 'Buxheim', '1200'],
  ['87435', 'Kempten (Allgäu)', '1300'],
  ['87439', 'Kempten (Allgäu)', '1300'],
  ['87509', 'Immenstadt', '1300'],
  ['87527', 'Sonthofen', '1300'],
  ['87561', 'Oberstdorf', '1300'],
  ['87616', 'Marktoberdorf', '1300'],
  ['88131', 'Lindau (Bodensee)', '1300'],
  ['88161', 'Lindenberg im Allgäu', '1300'],
  ['88212', 'Ravensburg', '1400'],
  ['88250', 'Weingarten', '1400'],
  ['88045', 'Friedrichshafen', '1400'],
  ['88069', 'Tettnang', '1400'],
  ['88239', 'Wangen im Allgäu', '1400'],
  ['88339', 'Bad Waldsee', '1400'],
  ['88400', 'Biberach an der Riß', '1400'],
  ['88471', 'Laupheim', '1400'],
  ['88499', 'Riedlingen', '1400'],
  ['89518', 'Heidenheim an der Brenz', '1500'],
  ['89522', 'Heidenheim an der Brenz', '1500'],
  ['89537', 'Giengen an der Brenz', '1500'],
  ['89542', 'Herbrechtingen', '1500'],
  ['89551', 'Königsbronn', '1500'],
  ['73430', 'Aalen', '1500'],
  ['73447', 'Oberkochen', '1500'],
  ['89407', 'Dillingen an der Donau', '1500'],
]

export function firstName(random: Random): string {
  return random.pick(firstNames)
}

export function lastName(random: Random): string {
  return random.pick(lastNames)
}

/** Street with house number. */
export function street(random: Random): string {
  return `${random.pick(streets)} ${random.integer(1, 120)}`
}

/** A name as it stands in a mail address or alias: lower case, no umlauts. */
export function asciiName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
