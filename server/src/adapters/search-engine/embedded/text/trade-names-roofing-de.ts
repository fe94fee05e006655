/** As `germanNames`, for roofs, façades, insulation and drywall. */
export const germanRoofingNames = `
  Falzziegel, Reformziegel, Muldenfalzziegel, Flachdachziegel
  Hohlpfanne, Hohlfalzpfanne, Hohlziegel
  Glattziegel, Flachpfanne, Glattpfanne
  Dachstein, Frankfurter Pfanne, Betondachstein, Betonpfanne, Zementziegel
  Biberschwanz, Biber, Biberschwanzziegel
  Ortgangziegel, Randziegel, Seitenziegel, Giebelstein, Giebelziegel
  Pultziegel, Pultstein, Pultpfanne
  Antennenziegel, Antennendurchgang, Durchgangsziegel, Antennendurchgangsziegel
  Lüfterziegel, Entlüftungsziegel, Lüftungsziegel, Lüfterstein
  Dachausstieg, Ausstiegsfenster, Kaminfegerfenster, Dachluke, Dachausstiegsfenster
  Eindeckrahmen, Blechrahmen Dachfenster
  Schneefangbalken, Schneebaum, Schneefangrohr, Schneefangrundholz
  Dachlatte, Lattung, Dachlattung
  Konterlatte, Traglatte, Konterlattung
  Nageldichtband, Nageldichtung, Nageldichtstreifen
  Vordeckbahn, Dachschalungsbahn, Vordeckung, Bitumenvordeckung
  Elastomerbahn, Bitumenschweißbahn, Elastomerbitumenbahn, Polymerbitumenbahn, PYE Bahn
  Kaltselbstklebebahn, KSK, KSK Bahn, Selbstklebebahn, Kaltselbstklebende Bahn
  EPDM, EPDM Folie, Kautschukfolie, Gummifolie, Dachgummi, EPDM Bahn, EPDM Dachbahn
  Flüssigkunststoff, Dachbeschichtung, PMMA, Flüssigabdichtung
  Kiesleiste, Kiesfangleiste, Kiesfang
  Laubfangkorb, Laubfang, Laubsieb, Laubschutz, Laubfanggitter, Laubkorb, Rinnensieb
  Einhangstutzen, Rinneneinhangstutzen, Einhängestutzen, Rinnenstutzen
  Rinnenboden, Endstück Rinne, Rinnenkopf, Rinnenendstück, Rinnenendboden
  Rinnenwinkel, Rinnenecke, Dachrinnenwinkel, Rinneneck
  Fallrohrbogen, Rohrbogen Fallrohr, Fallrohrknie
  Standrohr, Regenstandrohr
  Regenrohrklappe, Fallrohrklappe, Wasserabzweiger, Wasserklappe
  Fallrohrschelle, Fallrohrhalter, Rohrschelle Fallrohr
  Walzblei, Bleiblech, Wandanschlussblech Blei
  Bleiersatz, Wakaflex, Bleiband, Anschlussband bleifrei, Bleifrei Anschlussband
  Traufgitter, Vogelschutzgitter, Spatzengitter, Traufenlüftung, Traufenelement
  Firstlattenhalter, Firstnagel, Firstlattenträger
  Sicherheitsdachhaken, Leiterhaken, Dachhaken Leiter, Dachleiterhaken
  Schieferhaken, Schieferstift, Schiefernagel
  Trapezblech, Blechdach, Hallenblech, Profilblech
  Sandwichpaneel, Isopaneel, Isodach, Sandwichplatte, Sandwichelement
  Gründachsubstrat, Dachsubstrat, Extensivsubstrat
  Neopor, graues Styropor, EPS grau
  Putzträgerplatte, Steinwolle WDVS, Putzträgerlamelle
  Klebe und Armierungsmörtel, Spachtelkleber, WDVS Mörtel
  Armierungsgewebe, Armierungsgitter, Glasfasergewebe
  Tellerdübel, Thermodübel, Schraubdübel WDVS, Dübel Styropor
  Dämmstoffrondelle, Dübelrondelle, EPS Stopfen, Abdeckrondelle, Rondelle
  Diagonalarmierung, Gewebepfeil, Armierungspfeil, Diagonalpfeil
  Tropfkantenprofil, Tropfprofil, Abtropfprofil, Tropfkante
  Gewebeeckwinkel, Eckschutzschiene WDVS, Kantenschutz Gewebe, Eckwinkel WDVS
  Mineralputz, mineralischer Oberputz, Edelputz
  Buntsteinputz, Natursteinputz, Mosaikputz, Marmorputz
  Fensterbankanschlussprofil, Fensterbankprofil
  Klemmfilz, Dämmrolle, Sparrenfilz, Glaswolle Rolle
  Kellerdeckendämmung, Kellerdeckendämmplatte, Deckendämmplatte, Kellerdeckenplatte
  PIR Platte, PUR Platte, Aludämmung, PU Dämmplatte, PUR Dämmplatte, PIR Dämmplatte
  Bodendämmung, EPS DEO, Estrichdämmung, Dämmung Estrich
  Trittschallrolle, Rolljet, Trittschall Rolle, Trittschalldämmrolle
  Schaumglas, Foamglas, Schaumglasplatte
  Kokosmatte, Kokosfaserplatte, Kokosdämmung
  Klemmkeil, Dämmkeil
  Klimamembran, feuchtevariable Dampfbremse, Dampfbremse variabel, Folie feuchtevariabel
  Gipsfaserplatte, GF Platte
  Hartgipsplatte, Diamantplatte, Hartgips
  Verbundplatte, Rigitherm, Gipskarton Verbundplatte, Dämmverbundplatte
  Trockenestrichelement, Estrichplatte, Estrichelement
  CW Profil, Ständerprofil
  UD Profil, Wandprofil, Randprofil
  Direktabhänger, Direktbefestiger, Federbügel
  Noniusabhänger, Nonius, Noniushänger
  Ankerfix, Schnellabhänger, Schnellspannabhänger
  Deckennagel, Nagelanker, Drehstiftdübel
  Profilverbinder, Längsverbinder, Multiverbinder
  Papierfugendeckstreifen, Papierband, Fugendeckstreifen, Joint Tape, Papierstreifen
  Gittergewebeband, Fugengitter, Gitterband, Bandage, Gewebefugenband
  Feinspachtel, Finishspachtel, Finish Spachtelmasse, Finisher, Feinspachtelmasse
  Kantenschutz Papier, Papierkante, Eckschutz Trockenbau, Kantenband
  Mineralfaserplatte, Odenwald, OWA Platte, Rasterplatte, Rasterdecke, Deckenplatte, Mineralfaserdecke
  Hauptschiene, Tragschiene Decke
  Gipswandbauplatte, Gipsdiele, Gipsstein, Gipsdielenwand, Gips Wandbauplatte
  Dachgaube, Gaube
  Dachentwässerung, Dachrinnensystem
  Kehle, Dachkehle, Kehlblech
  Dunstrohrdurchgang, Dunstrohr, Dachdurchführung, Rohrdurchführung Dach
  Unterdachplatte, Unterdeckplatte, Holzfaserunterdeckplatte
  Dachrinnenhalter, Rinnenhalter
  Zahnleiste, Lüfterleiste
  Blitzableiter, Blitzschutzdraht, Fangleitung
  Fassadenbahn, Windpapier, Winddichtung, Fassadenfolie
  Fassadenschindel, Holzschindel
  Perimeter, Perimeterdämmung, Jackodur, Roofmate
  Dämmwolle, Isolierwolle, Wolle Dämmung
  Kerndämmung, Einblasdämmung Mauerwerk
  Wellplattenschraube, Eternitschraube, Wellplattenschraube Kalotte
  Firstentlüftung, Lüfterfirst, Firstlüfter
  Firstset, Trockenfirst, Trockenfirstset
  Kaminverwahrung, Kaminblech, Schornsteinverwahrung, Kamineinfassung
  Stehfalz, Stehfalzblech, Scharen
  Falzhafte, Hafte, Stehfalzhafte
  Regenkette, Ablaufkette, Rinnenkette
  Wasserspeier, Speier, Notspeier, Notüberlauf
  Attikaablauf, Attikagully, Attikaspeier
  Dachbrenner, Aufflammbrenner, Schweißbrenner Dach, Flämmgerät, Abflammgerät, Aufschweißbrenner
  Fassadenschraube, Farbkopfschraube
  Fassadenunterkonstruktion, Alu Unterkonstruktion, Unterkonstruktion Fassade
  Klinkerfuge, Klinkerfugmörtel, Verfugmörtel Klinker, Fugenmörtel Verblendmauerwerk, Riemchenfuge
  Styroporschneider, Heißdrahtschneider, Styropor Schneidegerät, EPS Schneider
  Dämmstoffmesser, Wollmesser, Glaswollmesser, Dämmmesser, Dämmwollmesser, Isoliermesser
  Dampfsperrkleber, Dampfbremskleber, Folienkleber Dampfbremse
  Kabelmanschette, Luftdichtungsmanschette, Rohrmanschette Dampfbremse, Durchführungsmanschette
  Einmannplatte, Handwerkerplatte, Einmann Platte, Ausbauplatte
  Feuerschutzplatte, F30 Platte, rote Rigips, GKF Platte, Brandschutzplatte
  Schallschutzplatte, Schallrigips, Silentboard, blaue Platte, Schallschutz Rigips
  Strahlenschutzplatte, Bleigipsplatte, Röntgenplatte
  Aussteifungsprofil, UA Profil, Verstärkungsprofil
  Filzstreifen, Dichtstreifen Trockenbau
  Federschiene, Hutprofil, Hutfederschiene
  Schleifnetz, Schleifgitternetz
  Magazinschraube, Gurtschraube, Streifenschraube, magazinierte Schraube, gegurtete Schraube
  Dachlüfter, Dachentlüfter, Lüfterhaube
  Dachbegrünung, Gründach
  Dachtritt, Dachstufe
  Schneestoppnase, Schneenase, Schneestopper
  Ziegelklammer, Sturmklammer, Windsogklammer
  Deckenlager, Gleitlager Decke
`
