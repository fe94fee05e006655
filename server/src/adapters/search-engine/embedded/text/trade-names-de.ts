/** One line per thing: names the German trade uses for it. Staff add their own; these only spare them the obvious ones. */
export const germanNames = `
  Rigips, Gipskarton, Gipskartonplatte, GKB, GK Platte
  Fermacell, Gipsfaser, Gipsfaserplatte
  Feinsteinzeug, Feinsteinzeugfliese
  Flex, Winkelschleifer, Trennschleifer
  Kreissäge, Handkreissäge
  Akkuschrauber, Akkubohrschrauber
  Styropor, EPS, Polystyrol
  Styrodur, XPS, Hartschaumplatte
  Glaswolle, Mineralwolle, Dämmwolle
  Steinwolle, Mineralwolle, Dämmwolle
  WC, Toilette, Klosett, Klo, Kloschüssel, Toilettenschüssel
  Wand WC, Hänge WC
  Waschbecken, Waschtisch, WT
  Wasserhahn, Armatur, Mischbatterie
  Heizkörper, Radiator, HK
  Zollstock, Gliedermaßstab, Meterstab
  Maßband, Rollbandmaß, Bandmaß
  Wasserwaage, Richtwaage
  Ytong, Porenbeton, Gasbeton
  Kalksandstein, KS Stein
  Dachpappe, Bitumenbahn
  Dampfsperre, Dampfbremse, Dampfsperrfolie, Dampfbremsfolie
  Handschuh, Schutzhandschuh, Arbeitshandschuh
  Helm, Schutzhelm, Bauhelm
  Sicherheitsschuh, Arbeitsschuh
  Spax, Spanplattenschraube, Holzschraube
  Fugenmasse, Fugenmörtel, Fugenfüller
  Bauschaum, Montageschaum, PU Schaum
  Kübel, Bottich
  Traufel, Glättekelle
  Flüssigfolie, Flüssige Dichtfolie
  Duschtasse, Duschwanne
  Handbrause, Duschkopf, Brausekopf
  Nivelliermasse, Ausgleichsmasse, Bodenausgleich
  Boiler, Warmwasserspeicher
  Schwerlastdübel, Schwerlastanker, Bolzenanker
  Staubmaske, Atemschutzmaske, Feinstaubmaske
  Diamantscheibe, Diamanttrennscheibe, Trennscheibe
  Zementmörtel, Mauermörtel
  Regenrinne, Dachrinne
  Betonbohrer, Steinbohrer, Hammerbohrer
  Bohrmaschine, Schlagbohrmaschine, Bohrhammer
  WC Sitz, Toilettensitz, Klobrille, Klodeckel, Toilettendeckel, WC Deckel
  Aluminium, Alu
  Größe, Gr
  Kupfer, Cu
  Sechskant, 6kt, Skt
  Unterputz, UP
  Aufputz, AP
  Titanzink, Ti Zink
  Bordstein, Tiefbord, Rasenbord, Rasenkante, Rasenkantenstein
  Einhebelmischer, Einhandmischer, EHM
  Küchenarmatur, Spültischmischer, Spültischarmatur, Küchenmischer
  Betonoptik, Zementoptik, Betonlook
  Holzoptik, Holzlook
  Marmoroptik, Marmorlook
  Steinoptik, Natursteinoptik, Steinlook
  Bohrkrone, Dosenbohrer, Dosensenker, Lochsäge, Kernbohrkrone, Kernbohrer, Diamantbohrer, Fliesenbohrer
  Rührwerk, Rührquirl, Mörtelmischer, Handrührwerk, Rührgerät
  Nivellierlasche, Zuglasche
  Fliesenkreuz, Abstandhalter, Fliesenabstandhalter, Fliesenabstandshalter
  Entkopplungsmatte, Entkopplungsbahn
  Haftgrund, Haftvermittler, Betonkontakt, Putzgrund
  Rohrschale, Rohrisolierung, Rohrdämmung
  Kautschukschlauch, Dämmschlauch, Isolierschlauch
  HT Rohr, Abwasserrohr, Abflussrohr
  Duschabtrennung, Duschkabine, Duschwand
  Siphon, Syphon, Geruchsverschluss
  Schnellbauschraube, Trockenbauschraube
  Haftputzgips, Gipsputz, Rotband
  Fugenspachtel, Uniflott
  Planziegel, Ziegelstein, Mauerziegel
  Bundhose, Arbeitshose
  Baustrahler, Arbeitsleuchte
  Dichtmanschette, Wandmanschette, Bodenmanschette
  Blitzzement, Schnellzement
  Rechteckpflaster, Pflasterstein
  Nassschneidemaschine, Nassschneider, Fliesensäge
  Fliese, Kachel, Plättli
  Fliesenkleber, Plättlikleber, Plattenkleber
  Duschrinne, Duschablauf, Ablaufrinne
  Bodenablauf, Gully, Bodeneinlauf
  Kopfbrause, Regenbrause, Regendusche, Duschkopf
  Rinnenhalter, Rinneisen, Rinnenträger
  Bewehrungsstreifen, Fugendeckstreifen, Fugenband, Glasvliesstreifen
  Winkelprofil, Jolly, Jollyschiene
  Schubkarre, Schiebetruhe, Garette
  Dachrinne, Kandel, Kännel
  Fußbodenheizung, FBH, Flächenheizung
  Flexkleber, flexibler Fliesenkleber, Fliesenkleber flexibel
  Oberputz, Außenputz, Rollputz, Strukturputz
  Armierungsmörtel, Armierungsputz, WDVS Kleber
  Mauerkübel, Mörtelkübel, Speisbütt
  Feuerschutzplatte, Brandschutzplatte, GKF
  Schneefang, Schneefanggitter, Schneestopp
  Schleiftopf, Topfscheibe, Diamanttopf
  Mehrschichtverbundrohr, Alupex, Aluverbundrohr, Metallverbundrohr
  Zementbauplatte, Aquapanel, Zementplatte
  Fliesenbauplatte, Wedi, Wediplatte, Fliesenträgerplatte
  Nivellierkeil, Fliesenkeil, Verlegekeil
  Randdämmstreifen, Randstreifen, Estrichrandstreifen
  Duschsystem, Duschsäule, Brausesystem, Duschpaneel
  Dämmung, Isolierung, Isolation, Wärmedämmung, Dämmstoff, Dämmmaterial, Isoliermaterial
  Dichtstoff, Dichtmasse, Fugendichtmasse, Fugendichtstoff
  Handlampe, Taschenlampe
  Revisionsklappe, Revisionstür, Revisionsöffnung, Revisionsdeckel
  Winkelstein, L Stein, Winkelstütze, Mauerscheibe
  Hohlblock, Hohlblockstein
  Abziehlatte, Richtlatte, Setzlatte, Richtscheit, Kartätsche
  Brauseschlauch, Duschschlauch
  Kreppband, Malerkrepp, Abklebeband
  Absperrhahn, Kugelhahn, Absperrventil
  Kombihammer, Stemmhammer, Meißelhammer, Abbruchhammer
  Dehnungsfugenprofil, Dehnungsprofil, Dehnfugenprofil
  Treppenprofil, Treppenkante, Treppenkantenprofil, Stufenprofil, Stufenkante
  Ständerprofil, CW Profil, Ständerwerk
  Drainagerohr, Drainrohr, Dränrohr, Drainageschlauch
  Waschtischarmatur, Waschbeckenarmatur, Badarmatur, Badwasserhahn, Waschbeckenwasserhahn
  Trittschalldämmung, Trittschallplatte, Trittschalldämmplatte, Trittschallschutz
  Rutschhemmend, rutschfest, rutschsicher, trittsicher
  Dünnbettmörtel, Porenbetonkleber, Gasbetonkleber, Ytongkleber, Plansteinkleber
  Treppenfliese, Treppenplatte, Treppenstufe, Stufenfliese, Stufenplatte
  Dachfenster, Dachflächenfenster, Wohndachfenster, Wohnraumdachfenster
  2K, zweikomponentig, 2komponentig, Zweikomponenten
  1K, einkomponentig, 1komponentig
  selbstverlaufend, selbstnivellierend
  diffusionsoffen, atmungsaktiv
  frostsicher, frostbeständig, frostfest
  bodengleich, ebenerdig, barrierefrei, schwellenlos, bodeneben
  Fallrohr, Regenfallrohr, Regenrohr
  Rohrschelle, Fallrohrschelle
  Kartuschenpistole, Kartuschenpresse, Silikonpistole, Silikonspritze, Silikonpresse
  Dämmstoffdübel, Dämmdübel, Tellerdübel, WDVS Dübel
`
