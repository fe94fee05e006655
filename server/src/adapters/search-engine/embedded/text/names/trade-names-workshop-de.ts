/** As `germanNames`, for machines and hand tools by what the yard says to them. */
export const germanWorkshopNames = `
  Winkelschleifer, Einhandflex, Schleifhexe, Einhandwinkelschleifer
  Zweihandflex, große Flex, Zweihandwinkelschleifer, Winkelschleifer 230
  Abbruchhammer, Stemmer, Aufbruchhammer
  Multitool, Fein Multimaster, Oszillierer, Oszilliergerät
  Geradschleifer, Stabschleifer, Multischleifer
  Tauchsäge, Schienensäge
  Kappsäge, Paneelsäge, Kapp und Gehrungssäge
  Tischkreissäge, Baukreissäge, Bautischkreissäge
  Säbelsäge, Recipro, Fuchs elektrisch
  Stichsäge, Pendelstichsäge
  Langhalsschleifer, Giraffe, Wandschleifer, Deckenschleifer, Trockenbauschleifer
  Elektrohobel, Hobelmaschine, Balkenhobel, Handhobel elektrisch
  Lamellofräse, Flachdübelfräse, Lamello, Nutfräse Flachdübel
  Nass Trockensauger, Industriestaubsauger, Baustaubsauger
  Kehrmaschine, Kehrer, Straßenkehrmaschine
  Stromerzeuger, Moppel, Generator, Notstromer, Stromgenerator
  Rüttelplatte, Bodenverdichter, Plattenverdichter, Rüttler Platte
  Vibrationsstampfer, Grabenstampfer, Explosionsstampfer
  Rotationslaser, Rotolaser, Rotationslasergerät
  Laserentfernungsmesser, Lasermeter, Laser Meter
  Kurbelstativ, Stativ Laser, Dreibein, Baustativ, Dreibeinstativ
  Gliedermaßstab, Metermaß, Klappmeter, Schmiege Maßstab, Doppelmeter
  Schlagschnur, Farbschnur, Schlagschnurgerät, Schlagschnurroller
  Schlauchwaage, Schlauchwasserwaage
  Zimmermannswinkel, Anreißwinkel, Eisenwinkel, Zimmererwinkel
  Schmiege, Stellwinkel, Stellschmiege
  Zimmermannsbleistift, Bauzeichenstift, Bleistift Zimmermann
  Tieflochmarker, Tieflochstift, Tieflochbleistift
  Fäustel, Fausthammer, Mottek, Schlegel, Handfäustel
  Vorschlaghammer, Bello, Vorschlag, Schmiedehammer
  Brecheisen, Geißfuß, Kuhfuß, Brechstange, Nageleisen
  Bolzenschneider, Mattenschneider, Bolzenschere
  Monierzange, Rabitzzange, Rödelzange, Flechterzange, Eisenbinder, Flechtzange
  Wasserpumpenzange, Pumpenzange, Siphonzange
  Eckrohrzange, Schwedenzange, Rohrzange, Blitzzange
  Blechschere, Aluschere, Idealschere, Durchlaufschere, Figurenschere
  Cuttermesser, Stanleymesser, Japanmesser, Abbrechmesser, Tapetenmesser
  Abbrechklinge, Cutterklinge, Messerklinge, Ersatzklinge
  Hakenklinge, Teppichklinge
  Fuchsschwanz, Baumeistersäge, Handsäge
  Säbelsägeblatt, Sägeblatt Säbelsäge, Sägeblatt Tigersäge, Tigersägeblatt
  Stichsägeblatt, Sägeblatt Stichsäge
  Kreissägeblatt, Sägeblatt Handkreissäge, Sägeblatt Kreissäge
  Metalltrennscheibe, Metallscheibe, Inoxscheibe, Trennscheibe Stahl, Trennscheibe Metall
  Steintrennscheibe, Steinscheibe, Betonscheibe, Diamanttrennscheibe Beton
  Topfscheibe, Topfschleifer, Schleiftopf
  Schlangenbohrer, Balkenbohrer, Holzbohrer lang
  Spiralbohrer, Metallbohrer, Eisenbohrer, HSS Bohrer, Stahlbohrer
  Stufenbohrer, Blechschälbohrer, Schälbohrer
  Torx Bit, TX Bit, Bit TX
  Ringmaulschlüssel, Gabelringschlüssel, Schraubenschlüssel, Ringgabelschlüssel
  Schraubzwinge, Leimzwinge, Zwinge
  Einhandzwinge, Klemmzwinge, Schnellspannzwinge
  Sandschaufel, Holsteiner Schaufel, Holsteinerschaufel
  Randschaufel, Frankfurter Schaufel
  Spaten, Grabspaten, Stechspaten, Umstecher, Gärtnerspaten
  Stechschaufel, Feldspaten
  Pickel, Pickhacke, Spitzhacke
  Straßenbesen, Stoßbesen, Hofbesen, Arengabesen, Reisstrohbesen
  Wasserschieber, Gummischieber, Bodenabzieher, Bodenschieber
  Mörtelkübel, Bütte, Mörtelbütt, Speisbütt, Mörteltubbe
  Baueimer, Kübel Mörtel, Maurereimer
  Schubkarre, Radbock, Japaner, Schubkarren, Karette, Radltruhe, Radlbock
  Maurerkelle, Truffel, Kelle Maurer
  Kehrschaufel, Mistschaufel, Kehrblech
  Handfeger, Bartwisch, Handbesen
  Schlosserhammer, Bankhammer, Hammer 300 g
  Kreuzschlitzschraubendreher, Kreuzschlitz, Schraubenzieher Kreuz, Kreuzschraubenzieher
  Schlitzschraubendreher, Schlitzschraubenzieher
  Spannungsprüfer, Lügenstift, Prüfstift
  Baustellenradio, Bauradio
  Arbeitsplatzleuchte, Baustellenleuchte
  Werkzeugkasten, Werkzeugkoffer, Werkzeugbox, Werkzeugkiste
  Systainer, Werkzeugbox stapelbar, Systembox
  Bockleiter, Stehleiter, Haushaltsleiter
  Arbeitsbühne, Arbeitspodest, Arbeitsplattform
  Gerüstrahmen, Stellrahmen
  Tischlerwinkel, Anschlagwinkel, Schreinerwinkel
  Stechbeitel, Stemmeisen, Beitel
  Stemmmeißel, Flachmeißel, Handmeißel
  Schlitzmeißel, Fugenmeißel
  Gummihammer, Gummischlegel
  Spalthammer, Spaltaxt, Holzspalthammer
  Reißnadel, Anreißnadel
  Schieblehre, Messschieber, Schublehre
  Bügelmessschraube, Mikrometer
  Gratsäge, Feinsäge, Japansäge
  Gehrungslade, Gehrungsschneidlade, Schneidlade
  Schraubstock, Parallelschraubstock
  Ständerbohrmaschine, Tischbohrmaschine
  Doppelschleifer, Schleifbock, Schleifmaschine Bank
  Lötkolben, Lötstation
  Schweißgerät, Inverter Schweißgerät, Elektrodenschweißgerät
  Schweißelektrode, Stabelektrode
  Schutzgas Schweißgerät, MIG MAG
  Bolzensetzgerät, Bolzenschussgerät, Hilti DX
  Ausblaspistole, Druckluftpistole, Blaspistole
  Kettenzug, Flaschenzug, Hebezug
  Seilwinde, Bauwinde, Bauaufzug
  Wagenheber, Rangierheber
  Hubwagen, Ameise, Handhubwagen, Gabelhubwagen
  Ladungssicherung, Zurrgurt, Spanngurt
  Gummizug, Expanderseil, Spannseil Gummi, Gummispanner
  Verlängerungskabel, Kabelverlängerung, Verlängerung Strom
  Mauerhaken, Fluchthaken
  Lotschnur, Maurerschnur, Fluchtschnur, Richtschnur
  Schnurgerüst, Schnurbock
  Putzhaken, Putzklammer
  Motorflex, Benzinflex, Trennjäger, Motortrennschleifer, Trennschleifer Benzin, Motortrenner
  Kernbohrkrone, Betonkrone, Nassbohrkrone, Diamantbohrkrone
  Mauerfräse, Mauerwerksfräse, Schlitzfräse, Mauernutfräse, Nutfräse Wand, Mauerschlitzfräse
  Lötset, Lötkoffer
  Ersatzakku, Akkupack, Akkupaket, Wechselakku
  Ladegerät, Schnellladegerät, Akkuladegerät
  Führungsschiene, Sägeschiene
  Absaughaube, Staubhaube, Absaughaube Flex, Staubabsaughaube
  Filtersack, Staubbeutel, Staubsaugerbeutel, Filterbeutel, Saugerbeutel
  HM Blatt, Hartmetallblatt, Hartmetall Sägeblatt
  Schleifhülse, Schleifwalze klein
  Meißelsatz, Meißelset, Meisselsatz
  Bohrfutter, Zahnkranzbohrfutter, Schnellspannbohrfutter
  Werkbank, Workmate, Arbeitstisch, Spanntisch
  Rollenbock, Rollbock, Rollenständer
  Dachleiter, Dachdeckerleiter, Auflegeleiter
  Auffahrrampe, Auffahrschiene, Verladerampe
  Transportroller, Rollbrett, Möbelroller, Möbelhund
  Tragegurt, Hebegurt, Möbelgurt
  Fasspumpe, Handpumpe Fass
  Trichter, Einfülltrichter
  Messbecher, Litermaß
  Mischbecher, Rührbecher
  Campinglampe, Sturmlaterne
  Fugenkratzer, Fugenräumer
  Drehmomentschlüssel, Drehmo
  Schraubenausdreher, Linksausdreher
  Ölkanne, Ölspritze
  Fettpresse, Schmierpresse
  Holzbohrer, Spiralbohrer Holz
  Schalungsbohrer, Bohrer lang
  Zentrierbohrer, Zentrierbohrer Lochsäge
  Kegelsenker, Versenker
  Nagelzieher, Nagelheber, Klauenzieher
  Beißzange, Kneifzange, Kantenzange
  Spitzzange, Telefonzange, Flachrundzange
  Gripzange, Klemmzange, Feststellzange
  Drahtschneider, Drahtschere
  Ziehmesser, Zugmesser
  Feilenset, Feilensatz
  Holzraspel, Raspel
  Schleifschwamm, Schleifblock
  Astgabel Säge, Bügelsäge Holz, Spannsäge
  Farbrührer, Rührstab Farbe
  Einhängebrett Leiter, Leitertritt, Leiterpodest
  Heckenschere, Heckentrimmer
  Klettscheibe, Klettschleifscheibe, Schleifscheibe Klett
  Schleifteller, Stützteller
  Fächerschleifscheibe, Fächerscheibe, Lamellenscheibe, Fächerschleifteller
  Forstnerbohrer, Topfbohrer, Kunstbohrer
  Montageheber, Hebeknecht, Montagestütze
  Rundschlinge, Hebeschlinge, Hebeband
  Bithalter, Magnethalter Bit, Magnetbithalter
  Akku Nagler, Nagelpistole, Akkunagler
  Kompressor, Luftkompressor
  Druckluftschlauch, Luftschlauch
`
