/** As `germanNames`, for boards and timber, floors, doors, windows and steel by the metre. */
export const germanJoineryNames = `
  Dekorspanplatte, Melaminplatte, beschichtete Spanplatte, Dekorplatte, Dekor Spanplatte, weiße Spanplatte
  Siebdruckplatte, Phenolplatte, Film Sperrholz, Anhängerboden, Betonplex, Siebdruck
  Multiplexplatte, Multiplex
  Rahmenholz, Dachlatte gehobelt, Unterkonstruktionsholz, Konstruktionslatte
  Glattkantbrett, Hobelbrett, Glattkant
  Schalbrett, Rauhbrett, Schalung sägerau, Schalungsbrett, Bauholz Brett, Raubrett
  Kantholz, Holzbalken, Bauholz
  Brettschichtholz, BSH, BSH Balken, Leimbinder, BSH Binder
  Terrassendiele, Terrassenbrett, Holzdiele Terrasse, Terrassenholz, Terrassendielenbrett
  WPC Diele, Hohlkammerdiele, WPC Terrassendiele
  Terrassenpad, Terrassenabstandhalter, Gummipad, Unterlagspad
  Fertigparkett, Parkettboden
  Klebevinyl, Vinyl zum Kleben, Dryback, Vinyl vollflächig
  Klickvinyl, Rigid Vinyl, SPC, SPC Boden, Rigidvinyl
  Teppichfliese, Teppichfliesen, Nadelfilzfliese
  Sockelleiste, Fußleiste, Sesselleiste, Hamburger Profil, Sockelleisten
  Leistenclip, Sockelleistenhalter, Leistenhalter, Sockelleistenclip
  Laminatschiene, Abschlussprofil Laminat
  Röhrenspantür, Zimmertür, Innentür, Türblatt Röhrenspan
  Türzarge, Türstock, Türfutter, Umfassungszarge
  Stahlzarge, Blechzarge, Stahltürrahmen, Metallzarge
  Türdrücker, Türklinke, Türschnalle, Drückergarnitur
  Wechselgarnitur, Haustürgriff, Wechselgarnitur PZ
  Buntbartschloss, Zimmerschloss, BB Schloss
  Profilzylinder, Schließzylinder, Türschlosszylinder, Türschloss Zylinder
  Panzerriegel, Querriegel, Panzerriegelschloss
  Türspion, Guckloch, Spion
  Obentürschließer, OTS, Türschließer
  Hebeschiebetür, Schiebetür Terrasse, Terrassenschiebetür
  Fensterbank, Simse, Sohlbank, Sims
  Insektenschutzgitter, Mückengitter, Moskitonetz, Fliegengitter, Fliegennetz
  Glasklotz, Verglasungsklotz
  Zargenspanner, Türspanner, Türfutterstrebe, Zargenspreize, Türspreize
  Montagekissen, Luftkissen Montage, Winbag, Hebekissen
  Vierkantrohr, Quadratrohr, Formrohr, Rechteckrohr, Stahlrohr vierkant
  Winkelstahl, Winkeleisen
  Flachstahl, Flacheisen, Bandeisen, Bandstahl
  Rundstahl, Rundeisen, Rundmaterial
  Breitflanschträger, HEB Träger, IPB
  HEA Träger, IPBl
  Riffelblech, Tränenblech, Warzenblech, Duett Blech
  Lochblech, Lochgitter
  MDF Platte, MDF, Faserplatte
  HDF Platte, HDF, Hartfaserplatte, Hartfaser
  Fenstertür, Balkontür, Terrassentür
  Verlegespanplatte, Verlegeplatte, V100, Fußbodenspanplatte, Spanplatte Nut Feder
  Spanplatte, Pressspan, Presspan, Pressspanplatte
  Außenfensterbank, Alufensterbank, Fensterbank außen, Fensterbank Alu
  Innenfensterbank, Fensterbank innen
  Fensterrahmendübel, Fensterdübel, Rahmenanker
  Bodenschiene, Übergangsleiste, Türschwellenprofil
  Zimmertürbeschlag, Türbeschlag, Drückerpaar
  Schließblech, Schließleiste
  Türrosette, Schlüsselrosette
  Raumspartür, Falttür, Klapptür
  Schwingtor, Garagenschwingtor
  Torantrieb, Garagentorantrieb, Toröffner
  Leimbinder, Brettschichtholz, Leimholzbalken
  Nut und Federbrett, Nutfederbrett, Spundbrett, Spundschalung
  Blockhausbohle, Blockbohle
  Küchenarbeitsplatte, Arbeitsplatte, Küchenplatte
  Küchenrückwand, Nischenverkleidung
  Holzpellets, Pellets
  Brikett, Holzbrikett
  Leitplanke, Anfahrschutz, Rammschutz
  Edelstahlblech, Nirosta Blech, VA Blech, V2A Blech
  Massivholzdiele, Hobeldiele, Fußbodenbrett, Dielenboden, Dielenbrett
  Korkboden, Korkparkett
  Gummibelag, Noppenbelag, Kautschukbelag, Gumminoppenbelag
  Nadelvlies, Nadelfilz
  Sauberlaufmatte, Fußmatte, Schmutzfangmatte, Eingangsmatte, Fußabtreter
  Stufenkante, Gummikante Treppe, Treppenkante Gummi
  Wandpaneel, Deckenpaneel, Dekorpaneel
  Paneelkralle, Profilholzkralle, Profilbrettkralle, Profilkralle
  Möbelfuß, Schrankfuß, Sockelfuß, Verstellfuß Möbel
  Schubladenauszug, Schubladenschiene, Teleskopauszug, Vollauszug
  Bodenträger, Regalbodenträger, Steckbodenträger
  Magnetschnäpper, Türmagnet, Schnapper, Möbelschnäpper
  Briefeinwurf, Briefklappe, Briefschlitz, Einwurfklappe
  Vorhangschiene, Gardinenschiene
  Fenstersicherung, Fensterschloss, Fensterzusatzschloss
  Kastenschloss, Aufschraubschloss
  Zahlenschloss, Codeschloss, Zahlenvorhängeschloss
  Schlüsselbox, Schlüsselsafe, Schlüsseltresor
  Schlüsselkasten, Schlüsselschrank
  Schwerlastregal, Stahlregal, Steckregal, Lagerregal
  Holzleiste, Rechteckleiste, Quadratleiste
  Abdeckleiste, Deckleiste
  Eckleiste Holz, Winkelleiste
  Treppenstufe Holz, Stufe Buche
  Treppengeländer, Geländer
  Handlaufhalter, Handlaufträger
  Schiebetor, Schiebetorbeschlag
  Windriegel, Sturmhaken Tor
  Hespe, Ladenbandkloben
  Bodenriegel, Kantriegel, Treibriegel
  Türknauf, Türknopf
  Türkette, Sicherheitskette Tür
  Fensterfalzlüfter, Falzlüfter
  Wohnungseingangstür, Wohnungstür
  Fensterbankabschluss, Endkappe Fensterbank, Bordprofil
  Drehkippbeschlag, Fensterbeschlag
  Distanzklotz, Verglasungsklotz, Fensterklotz
  Rahmenschraube, Fensterrahmenschraube, Amo Schraube
  Multifunktionsband, Fensterdichtband
  Montagezarge, Fensterwinkel, Vorwandmontagezarge
  Tischlerplatte, Stäbchenplatte
  Kompaktplatte, HPL Platte, Trespa, Schichtstoffplatte
  Kellerfenster, Zargenfenster, Leibungsfenster
  Brandschutztür, Feuerschutztür, T30 Tür, FH Tür
  Mehrzwecktür, Kellertür, Stahltür, MZ Tür
  Zargendichtung, Türgummi, Türdichtung
  Schiebetürbeschlag, Schiebetürsystem
  Möbelgriff, Schrankgriff
  Exzenterverbinder, Möbelverbinder
  Türdämpfer, Anschlagdämpfer, Schranktürdämpfer
  Rollladenkasten, Rolladenkasten, Rollokasten
  Torriegel, Überwurfriegel
`
