import { fold } from '../fold.ts'

/** What compounds end with, a group a line, where makers take one word and the yard another: a 'Putzleiste' is a Putzprofil. */
const ends = `
  armatur, batterie, mischer, hahn, wasserhahn
  ventil, hahn
  profil, schiene, leiste
  matte, bahn, folie, unterlage
  band, streifen
  platte, tafel, board
  kasten, koffer, kiste, box
  kleber, klebstoff, leim
  farbe, lack, anstrich, spray
  grund, grundierung, primer
  imprägnierung, versiegelung, schutz
  silikon, dichtstoff, dichtmasse
  löser, entferner, vernichter, ex
  halter, halterung, befestigung
  kabel, leitung
  tank, behälter, fass, tonne
  stange, stab
  gerät, maschine
  messgerät, messer, tester, prüfer
  set, satz, sortiment, garnitur
  netz, gewebe
  gitter, gewebe
  nagel, stift
  rolle, walze, roller
  dichtung, dichtring, gummi
  regler, thermostat
  sack, beutel
  tuch, lappen
  deckel, abdeckung, haube, kappe
  verkleidung, blende, abdeckung
  stopfen, verschluss, kappe
  lampe, leuchte, licht
  eisen, stahl
  brett, diele, bohle
  pfosten, pfahl, säule
  schere, schneider
  anzug, overall
  siphon, geruchsverschluss
  ablauf, gully, einlauf
  ziegel, pfanne
  wanne, tasse
  wc, toilette, klo, klosett
  ventilator, lüfter
  heizkörper, radiator
  speicher, boiler
  zähler, uhr
  steckdose, dose
  besen, feger
  schaufel, schippe
  karre, karren
  schnur, leine
  verbinder, kupplung, muffe
  winkel, bogen, knie
  schutz, schoner, schützer
  ablage, regal, korb
  klammer, clip
`

/** What compounds begin with, likewise: a 'Radiatorventil' is a Heizkörperventil. */
const begins = `
  dusch, brause
  wannen, badewannen
  wc, toiletten, klo
  waschbecken, waschtisch
  küchen, spültisch
  heizkörper, heizungs, radiator, radiatoren
  fußboden, boden
  gipskarton, rigips, trockenbau, gipsplatten
  styropor, eps
  styrodur, xps
  drainage, drain, dränage, drän, sicker
  abfluss, abwasser, ablauf
  kanal, kg
  maler, farb
  fassaden, außen
  terrassen, balkon, outdoor
  bau, baustellen
  abfall, müll
  isolier, dämm, isolations
  nivellier, ausgleichs
  sanitär, bad, badezimmer
  schornstein, kamin
  ofen, kamin
  maurer, mörtel, speis, speiß
  metall, stahl, eisen
  alu, aluminium
  kunststoff, plastik, pvc
  gummi, kautschuk
  elektro, strom
  zimmermanns, zimmerer
  arbeits, sicherheits, schutz
  warn, signal, sicherheits
  fliesen, platten, kachel
  putz, verputz
  rollladen, rolladen, rollo
  schleif, schmirgel
  schalungs, schal
  revisions, inspektions, kontroll
  abdeck, schutz
  markier, signier
  rühr, misch
  saug, vakuum
`

/** Folded parts with the others of all their lines. */
function othersIn(lines: string): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const parts = line.split(',').map((part) => fold(part.trim(), 'de'))
    for (const part of parts)
      others.set(part, [...(others.get(part) ?? []), ...parts.filter((other) => other !== part)])
  }
  return others
}

/** Ends of compounds that mean the same in most of them, folded; where both are sold they are two things. */
export const otherEnds = othersIn(ends)

/** Beginnings of compounds that mean the same in most of them, folded and with what joins them. */
export const otherBegins = othersIn(begins)
