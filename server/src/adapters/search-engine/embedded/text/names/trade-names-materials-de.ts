/** As `germanNames`, for what a building is made of: shell, roof, doors, floors and paint. */
export const germanMaterialNames = `
  Dachziegel, Dachpfanne, Tondachziegel
  Betonstahl, Bewehrungsstahl, Baustahl, Bewehrungsstab, Betonstabstahl, Armierungseisen, Moniereisen, Bewehrungseisen
  Betonstahlmatte, Bewehrungsmatte, Baustahlmatte, Armierungsmatte, Baustahlgitter, Stahlmatte
  Dickbeschichtung, Bitumendickbeschichtung, KMB, PMBC
  Dichtschlämme, Dichtungsschlämme
  Flüssigabdichtung, Verbundabdichtung, Flüssigfolie, Duschabdichtung
  WDVS, Wärmedämmverbundsystem, Vollwärmeschutz
  Fassadendämmplatte, WDVS Platte, WDVS Dämmplatte, Fassadendämmung
  Perimeterdämmung, Perimeterdämmplatte, Kellerdämmung, Sockeldämmplatte
  Schamottestein, Schamottstein, Feuerfeststein, Ofenstein
  Schamottemörtel, Schamottmörtel, Ofenmörtel, Feuerfestmörtel, feuerfester Mörtel
  Stahlträger, Eisenträger, Doppel T Träger
  Trockenbeton, Fertigbeton
  Estrichbeton, Betonestrich
  Ansetzbinder, Ansetzgips, Klebegips, Perlfix
  Feuchtraumplatte, GKBI, Gipskartonplatte imprägniert, grüne Gipskartonplatte, grüne Rigipsplatte, Rigips grün, Feuchtraum Rigips
  Direktabhänger, Deckenabhänger
  CD Profil, CD Schiene, Deckenprofil
  Haustür, Eingangstür, Hauseingangstür
  Einsteckschloss, Türschloss, Zimmertürschloss
  Rollladen, Rolladen
  Übergangsprofil, Übergangsschiene
  Parkettkleber, Parkettleim, Parkettklebstoff
  Vinylboden, Designboden, Designbelag, Klickvinyl, Klick Vinyl, LVT
  Teppichboden, Auslegware
  Laminat, Laminatboden, Klicklaminat
  PVC Boden, PVC Bodenbelag, CV Belag, PVC Belag
  Trittschallunterlage, Laminatunterlage, Verlegeunterlage, Trittschalldämm Unterlage, Dämmunterlage
  Parkettlack, Parkettversiegelung, Parkettsiegel
  Leimholzplatte, Leimholz, Massivholzplatte
  Wandfarbe, Dispersionsfarbe, Innenfarbe, Malerfarbe, Innenwandfarbe
  Holzlasur, Holzschutzlasur
  Holzleim, Weißleim, Ponal
  Epoxidfuge, Epoxyfuge, Epoxidharzfuge, Reaktionsharzfuge, Epoxidharzfugenmörtel
  Fliesenabschlussprofil, Abschlussschiene, Fliesenkante, Fliesenkantenprofil, Fliesenprofil
  Mantelstein, Kaminstein, Schornsteinstein
  Kaminhaube, Regenhaube, Schornsteinhaube, Kaminhut, Schornsteinabdeckung
  Schachtring, Brunnenring, Betonring
  Gewebeeckwinkel, Gewebewinkel, Eckwinkel mit Gewebe, Gewebeeckleiste
  Anputzleiste, APU Leiste, Putzanschlussleiste, Gewebeanschlussleiste
  Hochlochziegel, HLZ
  Dachablauf, Dachgully, Dacheinlauf, Flachdachablauf
  Hofablauf, Hofeinlauf, Hofsinkkasten, Regeneinlauf
  Abtönfarbe, Abtönpaste, Farbpigment, Farbkonzentrat, Volltonfarbe
  Bodenfarbe, Betonfarbe, Bodenbeschichtung, Garagenbodenfarbe
  Raufasertapete, Raufaser, Rauhfaser, Rauhfasertapete
  Tapetenkleister, Kleister, Tapetenkleber
  Abdeckvlies, Malerabdeckvlies, Malerabdeckung
  Fertigspachtel, Füllspachtel, Reparaturspachtel, Moltofill
  Firstrolle, Firstband, Gratrolle
  Sturmklammer, Ziegelklammer, Sturmhaken
  Traufblech, Rinneneinlaufblech, Einhangblech, Tropfblech
  Ortgangblech, Ortgangprofil
  Kehlblech, Kehlrinne
  Kaminanschlussset, Kaminanschluss, Kamineinfassung, Schornsteinanschluss, Schornstein Anschlussset
  Bitumenvoranstrich, Bitumengrundierung
  Flüssigkunststoff, Flüssigabdichtung Dach
  Attikaabdeckung, Attikablech, Attikaprofil
  Wandanschlussprofil, Wandanschlussleiste, Wandanschlussschiene
  Kappleiste, Kappstreifen
  Scharnier, Türband, Türscharnier
  Topfscharnier, Topfband, Möbelscharnier
  Schutzbeschlag, Sicherheitsbeschlag, Haustürbeschlag
  Kantenumleimer, Umleimer, Bügelkante, Kantenband
`
