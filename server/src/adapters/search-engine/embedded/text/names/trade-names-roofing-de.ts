/** As `germanNames`, for roofs, façades, insulation and drywall. */
export const germanRoofingNames = `
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
  Dachlatte, Lattung, Dachlattung, Traglatte
  Konterlatte, Konterlattung
  Nageldichtband, Nageldichtung, Nageldichtstreifen
  Vordeckbahn, Dachschalungsbahn, Vordeckung, Bitumenvordeckung
  Elastomerbahn, Bitumenschweißbahn, Elastomerbitumenbahn, Polymerbitumenbahn, PYE Bahn
  Kaltselbstklebebahn, KSK, KSK Bahn, Selbstklebebahn, Kaltselbstklebende Bahn
  EPDM, EPDM Folie, Kautschukfolie, Gummifolie, Dachgummi, EPDM Bahn, EPDM Dachbahn
  Flüssigkunststoff, Dachbeschichtung, PMMA, Flüssigabdichtung
  Kiesleiste, Kiesfangleiste, Kiesfang
  Laubfangkorb, Laubfang, Laubsieb, Laubschutz, Laubfanggitter, Laubgitter, Laubkorb, Rinnensieb
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
  Schieferstift, Schiefernagel
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
  UD Profil, Randprofil
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
  Rinnenbürste, Dachrinnenigel, Dachrinnenbürste, Rinnenigel, Marderschutz Rinne
  Firstscheibe, Firstabschluss, Firstendscheibe, Firstabschlussscheibe
  Walmkappe, Walmglocke, Gratkappe
  Knickziegel, Mansardziegel, Mansardknickziegel
  Dachschalung, Rauspund, Schalung Dach, Dachschalbretter
  Alubahn, Alu Dampfsperre, Dampfsperrbahn Alu, Bitumen Dampfsperre
  Luftdichtklebeband, Klebeband Dampfbremse, Dichtband Folie, Folienklebeband, luftdichtes Klebeband
  Gefälledämmung, Gefälleplatte Dach, Dämmkeil Dach, Gefälledämmplatte
  Aufsparrendämmung, Dachdämmplatte, Aufsparrendämmplatte, Aufdachdämmplatte
  Dachfensterrollo, Verdunkelungsrollo Dachfenster
  Lichtkuppel, Dachkuppel, Kuppel Flachdach, Flachdachfenster
  Rauchabzug, RWA Anlage, Rauch Wärmeabzug
  Anschlagpunkt, Sekurant, Anschlagöse, Sicherungspunkt Dach, Absturzsicherungspunkt
  Isolierklinker, Klinkerdämmplatte, Fassadenklinkerplatte
  Laibungsplatte, Laibungsdämmung, Laibungsdämmplatte, Fensterlaibungsplatte, Leibungsplatte
  Klemmschiene, Abschlussklemmleiste, Klemmleiste
  Dämmplattenkleber, Klebeschaum Dämmung, Klebeschaum WDVS, PU Kleber Dämmung, Styroporkleber
  Dämmstoffspirale, Dämmspirale, Spiralbefestiger, Spiraldübel Dämmung
  Montagezylinder, Lampenträger WDVS, Befestigungselement WDVS, Montagequader
  Plattenlift, Plattenheber Trockenbau, Hebebühne Trockenbau, Gipsplattenlift
  Streifenschneider, Rollschneider Gips, Gipsplattenschneider
  Profilverbundzange, Profilzange, Crimpzange Trockenbau, Stanzzange, Ständerwerkzange, Verbundzange
  Profilschere, Blechschere Profile
  Bogenkante, Rundbogenprofil, flexibler Kantenschutz, Bogenprofil
  Airlessgerät, Spritzspachtelgerät, Spritzspachtel Gerät, Spachtelmaschine
  Deckensegel, Akustiksegel, Schallsegel
  Akustikpaneel, Akustikplatte, Schallabsorber
  Kniestockdämmung, Drempeldämmung
  Dachbodentreppendämmung, Treppendämmkasten
  Blechschraube Dach, Kalottenschraube
  Bitumenkleber, Kaltbitumenkleber
  Dampfdruckausgleichsbahn, Dampfdruckbahn
  Schutzlage, Bautenschutzmatte, Gummigranulatmatte, Schutzmatte Dach
  Trennwandband, Anschlussdichtung, Trennwandstreifen, Profildichtband
  Türpfostenprofil, Aussteifungsprofil, UA Profil
  Steinwollschale, Rohrdämmschale, Alu Schale
  Kreuzverbinder, Kreuzschnellverbinder
  Bohrmontagezylinder, Montagerondelle
  Startschiene, Sockelabschlussprofil, Sockelschiene
  Laibungsanschlussprofil, APU, Anputzdichtleiste, Anputzleiste
  Lüfterkamm, Traufkamm, Traufenlüfterkamm
  Gratziegel, Gratstein
  Dunstrohrziegel, Sanitärlüfterziegel, Sanitärlüfter
  Laufrost, Steigtritt, Trittstufe Dach
  Rinnenstutzen, Rinnenabgang, Ablaufstutzen Rinne
  Regensammler, Fallrohrfilter, Regenwassersammler
  Bitumenwellplatte, Onduline
  Rinnenheizung, Dachrinnenheizung, Heizband Rinne
  Schneefangstütze, Schneefangrohrhalter
  Solarhalter, Dachhaken PV, PV Dachhaken
  Holzwolleplatte, Holzwolle Leichtbauplatte, Heraklith, Sauerkrautplatte
  Zellulosedämmung, Einblasdämmung, Isofloc
  Hanfdämmung, Hanfmatte
  Dachbodenelement, Dachbodendämmelement, Dachbodenplatte
  Kalziumsilikatplatte, Klimaplatte, Schimmelplatte, Calciumsilikatplatte, Schimmelsanierplatte
  Bodenplattendämmung, Sohlplattendämmung
  Luftdichtungsklebeband, Dampfsperrband, Sicrall
  Akustikplatte, Lochplatte Akustik, Gipskarton Lochplatte
`
