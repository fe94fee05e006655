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
  WPC Diele, Hohlkammerdiele, WPC, WPC Terrassendiele
  Terrassenpad, Terrassenabstandhalter, Gummipad, Unterlagspad
  Fertigparkett, Schiffsboden, Landhausdiele, Parkettboden
  Klebevinyl, Vinyl zum Kleben, Dryback, Vinyl vollflächig
  Klickvinyl, Rigid Vinyl, SPC, SPC Boden, Rigidvinyl
  Teppichfliese, Teppichfliesen, Nadelfilzfliese
  Sockelleiste, Fußleiste, Sesselleiste, Hamburger Profil, Sockelleisten
  Leistenclip, Sockelleistenhalter, Leistenhalter, Sockelleistenclip
  Laminatschiene, Endprofil, Abschlussprofil Laminat, Einfassprofil
  Röhrenspantür, Zimmertür, Innentür, Türblatt Röhrenspan
  Türzarge, Türstock, Türfutter, Umfassungszarge
  Stahlzarge, Blechzarge, Eckzarge, Stahltürrahmen, Metallzarge
  Türdrücker, Türklinke, Türschnalle, Drückergarnitur
  Wechselgarnitur, Haustürgriff, Wechselgarnitur PZ
  Buntbartschloss, Zimmerschloss, BB Schloss
  Profilzylinder, PZ, Schließzylinder, Türschlosszylinder, Türschloss Zylinder
  Panzerriegel, Querriegel, Panzerriegelschloss
  Türspion, Guckloch, Spion
  Obentürschließer, OTS, Türschließer
  Hebeschiebetür, Schiebetür Terrasse, Terrassenschiebetür, HST
  Fensterbank, Simse, Sohlbank, Sims
  Insektenschutzgitter, Mückengitter, Moskitonetz, Fliegengitter, Fliegennetz
  Glasklotz, Verglasungsklotz
  Zargenspanner, Türspanner, Türfutterstrebe, Zargenspreize, Türspreize
  Montagekissen, Luftkissen Montage, Winbag, Hebekissen
  Vierkantrohr, Quadratrohr, Formrohr, Rechteckrohr, Stahlrohr vierkant
  Winkelstahl, Winkeleisen
  Flachstahl, Flacheisen, Bandeisen, Bandstahl
  Rundstahl, Rundeisen, Rundmaterial
  Breitflanschträger, HEB Träger, IPB, HEA
  Doppel T Träger, IPE, INP
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
  Türband, Scharnier, Anschraubband, Einbohrband
  Bodenschiene, Übergangsleiste, Türschwellenprofil
  Zimmertürbeschlag, Türbeschlag, Drückerpaar
  Schließblech, Schließleiste
  Türrosette, Schlüsselrosette
  Raumspartür, Falttür, Klapptür
  Garagentor, Sektionaltor, Schwingtor, Garagenschwingtor
  Torantrieb, Garagentorantrieb, Toröffner
  Lamellenfenster, Lamellentür, Lamellentüre
  Leimbinder, Brettschichtholz, Leimholzbalken
  Holzlatte, Latte
  Nut und Federbrett, Nutfederbrett, Spundbrett, Spundschalung
  Blockhausbohle, Blockbohle
  Furnier, Furnierkante
  Küchenarbeitsplatte, Arbeitsplatte, Küchenplatte
  Küchenrückwand, Nischenverkleidung
  Holzpellets, Pellets
  Brikett, Holzbrikett
  Leitplanke, Anfahrschutz, Rammschutz
  Edelstahlblech, Nirosta Blech, VA Blech, V2A Blech
`
