/** As `germanNames`, for taps, traps, heating and pipes as plumbers call them. */
export const germanFittingNames = `
  Rollenhalter, WC Rollenhalter, Klopapierhalter, Toilettenpapierhalter, Papierhalter
  Badetuchstange, Badetuchhalter, Handtuchhalter, Handtuchstange
  Seifenspender, Lotionspender, Flüssigseifenspender
  Füllventil, Schwimmerventil, Spülkastenschwimmer, Spülkasten Schwimmer
  Heberglocke, Spülkastenglocke, Spülglocke
  Stand WC, Standklo, bodenstehendes WC, WC bodenstehend
  Eckventil, Eckhahn
  Strahlregler, Perlator, Luftsprudler, Mischdüse
  Kopfbrause, Deckenbrause, Tellerkopfbrause, Tellerbrause
  Einbauspüle, Spülbecken, Küchenspüle
  Tassengeruchsverschluss, Flaschensiphon, Flaschengeruchsverschluss
  Ablaufventil, Schaftventil
  Badewannenaufsatz, Wannenaufsatz, Badewannenfaltwand, Spritzschutz Badewanne
  Hahnblock, Heizkörperverschraubung, Zweirohr Verschraubung, Anschlussverschraubung
  Hauswasserwerk, Hauswasserautomat, Gartenpumpe
  Stellantrieb, thermischer Antrieb, thermischer Stellantrieb, Stellmotor
  Raumthermostat, Raumregler, Raumtemperaturregler, Einzelraumregler
  Fußbodenheizungsrohr, Heizungsrohr, Heizrohr, PE RT Rohr, PEX Rohr
  Alurohr, Aluverbundrohr, Mehrschichtverbundrohr
  Lötfitting, Kupferfitting, Lötbogen, Kupferbogen
  Pressfitting, Pressbogen, Presswinkel
  Wandscheibe, Deckenwinkel
  Verschlussstopfen, Muffenstopfen
  Überschiebmuffe, Doppelmuffe, Steckmuffe, Reparaturmuffe
  Dunstrohr, Dachentlüfter, Sanitärentlüfter, Sanitärlüfter
  Isolierschlauch, Dämmschlauch, Rohrdämmung, Rohrisolierung
  Kleinraumventilator, Badlüfter, Badventilator, Abluftventilator
  Wannengriff, Badewannengriff
  Duschkorb, Duschablage
  Spülbogen, Spülrohr
  Hahnverlängerung, Wasserhahnverlängerung
  Reduzierstück, Reduziernippel, Reduzierung
  Klemmringverschraubung, Quetschverschraubung
  Wandkonsole Heizkörper, Heizkörperkonsole
  Standkonsole Heizkörper, Heizkörperfuß
  Rohrrosette, Abdeckrosette, Heizkörperrosette
  Manometer, Druckmesser
  Rattensperre, Rattenklappe
  Abgasleitung, Abgasrohr
  Rauchrohr, Kaminrohr, Ofenrohr
`
