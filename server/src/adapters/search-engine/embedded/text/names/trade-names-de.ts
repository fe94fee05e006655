/** One line per thing: names the German trade uses for it. Staff add their own; these only spare them the obvious ones. */
export const germanNames = `
  Rigips, Gipskarton, Gipskartonplatte, GKB, GK Platte, Trockenbauplatte, Gipsbauplatte
  Fermacell, Gipsfaser, Gipsfaserplatte
  Feinsteinzeug, Feinsteinzeugfliese
  Flex, Winkelschleifer, Trennschleifer
  Kreissäge, Handkreissäge
  Akkuschrauber, Akkubohrschrauber, Akkubohrer, Akkubohrmaschine
  Styropor, EPS, Polystyrol
  Styrodur, XPS, Hartschaumplatte
  Glaswolle, Mineralwolle, Dämmwolle
  Steinwolle, Mineralwolle, Dämmwolle
  WC, Toilette, Klosett, Klo, Kloschüssel, Toilettenschüssel
  Wand WC, Hänge WC, Hängeklo, Wandklosett
  Waschbecken, Waschtisch, WT, Lavabo
  Wasserhahn, Armatur, Mischbatterie
  Heizkörper, Radiator, HK
  Zollstock, Gliedermaßstab, Meterstab
  Maßband, Rollbandmaß, Bandmaß, Rollmeter, Rollmaßband
  Wasserwaage, Richtwaage
  Ytong, Porenbeton, Gasbeton, Porenbetonstein, Ytongstein, Gasbetonstein
  Kalksandstein, KS Stein
  Dachpappe, Bitumenbahn, Schweißbahn, Bitumenschweißbahn, Teerpappe
  Dampfsperre, Dampfbremse, Dampfsperrfolie, Dampfbremsfolie, Dampfsperrbahn, Dampfbremsbahn
  Handschuh, Schutzhandschuh, Arbeitshandschuh
  Helm, Schutzhelm, Bauhelm
  Sicherheitsschuh, Arbeitsschuh
  Spax, Spanplattenschraube, Holzschraube
  Fugenmasse, Fugenmörtel, Fugenfüller
  Bauschaum, Montageschaum, PU Schaum, Pistolenschaum
  Kübel, Bottich
  Traufel, Glättekelle
  Zahnkelle, Zahntraufel, Zahnspachtel
  Flüssigfolie, Flüssige Dichtfolie
  Duschtasse, Duschwanne, Brausewanne, Brausetasse
  Handbrause, Duschkopf, Brausekopf, Duschbrause
  Nivelliermasse, Ausgleichsmasse, Bodenausgleich, Fließspachtel, Bodenspachtelmasse, Bodenspachtel, Nivellierspachtel, Verlaufsmasse, Ausgleichsspachtel, Bodenausgleichsmasse
  Boiler, Warmwasserspeicher
  Schwerlastdübel, Schwerlastanker, Bolzenanker
  Staubmaske, Atemschutzmaske, Feinstaubmaske
  Diamantscheibe, Diamanttrennscheibe
  Zementmörtel, Mauermörtel
  Regenrinne, Dachrinne
  Betonbohrer, Steinbohrer, Hammerbohrer
  Bohrmaschine, Schlagbohrmaschine, Bohrhammer
  WC Sitz, Toilettensitz, Klobrille, Klodeckel, Toilettendeckel, WC Deckel, WC Brille, Klositz
  Aluminium, Alu
  Größe, Gr
  Chrom, verchromt, glanzverchromt
  Kupfer, Cu
  Sechskant, 6kt, Skt
  Unterputz, UP
  Aufputz, AP
  Titanzink, Ti Zink
  Bordstein, Randstein, Tiefbord, Rasenbord, Rasenkante, Rasenkantenstein, Tiefbordstein, Rasenbordstein, Betonbord, Kantenstein
  Einhebelmischer, Einhandmischer, EHM
  Küchenarmatur, Spültischmischer, Spültischarmatur, Küchenmischer, Spültischbatterie, Einhandspültischbatterie, Küchenwasserhahn
  Betonoptik, Zementoptik, Betonlook
  Holzoptik, Holzlook
  Marmoroptik, Marmorlook
  Steinoptik, Natursteinoptik, Steinlook
  Bohrkrone, Lochkrone, Dosenbohrer, Dosensenker, Lochsäge, Kernbohrkrone, Kernbohrer, Diamantbohrer, Fliesenbohrer
  Rührwerk, Rührquirl, Mörtelmischer, Handrührwerk, Rührgerät, Mörtelrührer, Quirl, Rührstab
  Nivellierlasche, Zuglasche
  Fliesenkreuz, Abstandhalter, Fliesenabstandhalter, Fliesenabstandshalter
  Entkopplungsmatte, Entkopplungsbahn
  anpoliert, lappato, geläppt, semipoliert
  Hohlkehlsockel, Kehlsockel
  Metrofliese, Subwayfliese, Subway Fliese
  Schwimmbad, Pool, Schwimmbecken
  Haftgrund, Haftvermittler, Betonkontakt, Putzgrund
  Rohrschale, Rohrisolierung, Rohrdämmung
  Kautschukschlauch, Dämmschlauch, Isolierschlauch
  HT Rohr, Abwasserrohr, Abflussrohr
  Duschabtrennung, Duschkabine, Duschwand, Duschtrennwand
  Siphon, Syphon, Geruchsverschluss
  Schnellbauschraube, Trockenbauschraube, Rigipsschraube, Gipskartonschraube, Gipsplattenschraube
  Haftputzgips, Gipsputz, Rotband
  Fugenspachtel, Uniflott
  Planziegel, Ziegelstein, Mauerziegel
  Bundhose, Arbeitshose
  Baustrahler, Arbeitsleuchte, Arbeitslampe, Arbeitsstrahler, Fluter
  Dichtmanschette, Wandmanschette, Bodenmanschette
  Blitzzement, Schnellzement
  Rechteckpflaster, Pflasterstein, Betonpflaster, Betonstein, Betonsteinpflaster
  Nassschneidemaschine, Nassschneider, Fliesensäge
  Fliese, Kachel, Plättli
  Fliesenkleber, Plättlikleber, Plattenkleber
  Duschrinne, Duschablauf, Ablaufrinne
  Bodenablauf, Gully, Bodeneinlauf
  Kopfbrause, Regenbrause, Regendusche, Duschkopf
  Rinnenhalter, Rinneisen, Rinnenträger, Rinnenhaken, Rinneneisen
  Bewehrungsstreifen, Fugendeckstreifen, Fugenband, Glasvliesstreifen
  Winkelprofil, Jolly, Jollyschiene
  Schubkarre, Schiebetruhe, Garette
  Dachrinne, Kandel, Kännel
  Fußbodenheizung, FBH, Flächenheizung
  Flexkleber, flexibler Fliesenkleber, Fliesenkleber flexibel, Flexmörtel
  Oberputz, Außenputz, Rollputz, Strukturputz, Fassadenputz
  Armierungsmörtel, Armierungsputz, WDVS Kleber, Klebespachtel, Klebe und Armierungsmörtel, Armierungskleber
  Mauerkübel, Mörtelkübel, Speisbütt
  Feuerschutzplatte, Brandschutzplatte, GKF, Feuerschutz Rigips
  Schneefang, Schneefanggitter, Schneestopp
  Schleiftopf, Topfscheibe, Diamanttopf
  Mehrschichtverbundrohr, Alupex, Aluverbundrohr, Metallverbundrohr, Alupexrohr
  Zementbauplatte, Aquapanel, Zementplatte, Powerpanel
  Fliesenbauplatte, Wedi, Wediplatte, Fliesenträgerplatte, Hartschaumträgerplatte, Hartschaumträgerelement, XPS Bauplatte
  Nivellierkeil, Fliesenkeil, Verlegekeil
  Randdämmstreifen, Randstreifen, Estrichrandstreifen, Randentkopplungsband
  Duschsystem, Duschsäule, Brausesystem, Duschpaneel
  Dämmung, Isolierung, Isolation, Wärmedämmung, Dämmstoff, Dämmmaterial, Isoliermaterial
  Dichtstoff, Dichtmasse, Fugendichtmasse, Fugendichtstoff
  Handlampe, Taschenlampe
  Revisionsklappe, Revisionstür, Revisionsöffnung, Revisionsdeckel
  Winkelstein, L Stein, Winkelstütze, Mauerscheibe, Winkelstützmauer, Winkelstützelement
  Hohlblock, Hohlblockstein
  Abziehlatte, Richtlatte, Setzlatte, Richtscheit, Kartätsche
  Brauseschlauch, Duschschlauch
  Kreppband, Malerkrepp, Abklebeband, Malerband, Abdeckband
  Absperrhahn, Kugelhahn, Absperrventil
  Kombihammer, Stemmhammer, Meißelhammer, Abbruchhammer, Stemmgerät
  Dehnungsfugenprofil, Dehnungsprofil, Dehnfugenprofil
  Treppenprofil, Treppenkante, Treppenschiene, Treppenkantenprofil, Stufenprofil, Stufenkante
  Ständerprofil, CW Profil, Ständerwerk, Metallständer
  Drainagerohr, Drainrohr, Dränrohr, Drainageschlauch, Sickerrohr
  Waschtischarmatur, Waschbeckenarmatur, Badarmatur, Badwasserhahn, Waschbeckenwasserhahn, Waschtischbatterie, Waschtischmischer, Einhandwaschtischbatterie
  Brausearmatur, Brausebatterie, Brausemischer, Duscharmatur, Duschbatterie, Duschmischer, Brause Einhebelmischer
  Brausethermostat, Duschthermostat, Thermostat Brausebatterie, Thermostatbatterie Dusche, Thermostat Dusche, Thermostatmischer Dusche
  Wannenarmatur, Wannenbatterie, Wannenmischer, Badewannenarmatur, Wannenfüllbatterie, Wannen Einhebelmischer
  Trittschalldämmung, Trittschallplatte, Trittschalldämmplatte, Trittschallschutz
  Estrichdämmung, Estrichdämmplatte
  Rutschhemmend, rutschfest, rutschsicher, trittsicher
  Dünnbettmörtel, Dünnbettkleber, Porenbetonkleber, Gasbetonkleber, Ytongkleber, Plansteinkleber
  Treppenfliese, Treppenplatte, Treppenstufe, Stufenfliese, Stufenplatte
  Dachfenster, Dachflächenfenster, Wohndachfenster, Wohnraumdachfenster
  2K, zweikomponentig, 2komponentig, Zweikomponenten
  1K, einkomponentig, 1komponentig
  selbstverlaufend, selbstnivellierend
  diffusionsoffen, atmungsaktiv
  frostsicher, frostbeständig, frostfest
  bodengleich, ebenerdig, barrierefrei, schwellenlos, bodeneben
  Zwischensparrendämmung, Klemmfilz, Zwischensparrenfilz, Sparrendämmung
  Firstziegel, Firststein, Firstpfanne
  Ortgangziegel, Ortgangstein, Ortgangpfanne
  Armierungsgewebe, Textilglasgitter, Glasfasergewebe, Putzgewebe, Gewebematte
  Kantenprofil, Eckschutzschiene, Eckschiene, Putzeckprofil, Eckputzprofil, Kantenschutzprofil, Eckleiste
  Putzschiene, Putzprofil, Schnellputzprofil
  Türzarge, Zarge, Umfassungszarge, Türfutter, Türrahmen
  Türdrücker, Türklinke, Türgriff, Türdrückergarnitur, Drückergarnitur, Rosettengarnitur
  Sicherungsautomat, Leitungsschutzschalter, LS Schalter
  Fehlerstromschutzschalter, FI Schalter, FI Schutzschalter, RCD
  Gerätedose, Schalterdose, Unterputzdose, UP Dose
  Leuchtmittel, Glühbirne, Glühlampe, LED Lampe
  Lichtschalter, Wippschalter, Wechselschalter
  Rauchmelder, Rauchwarnmelder, Feuermelder
  Staubsauger, Nass Trockensauger, Industriesauger, Bausauger
  Handtuchheizkörper, Handtuchtrockner, Badheizkörper, Handtuchradiator, Handtuchwärmer, Badezimmerheizkörper
  Heizpatrone, Heizstab, Elektroheizstab
  Gastherme, Brennwerttherme, Gas Brennwerttherme, Gas Brennwertgerät, Brennwertgerät, Brennwertkessel, Gasheizung, Heiztherme, Gaskessel, Gasbrennwertkessel, Gasbrennwerttherme
  Untertischgerät, Untertischspeicher, Kleinspeicher, Untertischboiler
  Hauswasserfilter, Wasserfilter, Rückspülfilter, Hauswasserstation
  Fußbodenheizungsrohr, FBH Rohr, Heizrohr, Flächenheizung Rohr
  Umwälzpumpe, Heizungspumpe, Hocheffizienzpumpe
  Tauchpumpe, Tauchmotorpumpe, Schmutzwasserpumpe, Entwässerungspumpe
  Spülrandlos, rimless, randlos, ohne Spülrand, WC ohne Rand
  Unterspannbahn, Unterdeckbahn, Unterdachbahn, Dachfolie
  Betätigungsplatte, Drückerplatte, Spülplatte, Spültaste, WC Drücker, WC Betätigung
  Vorwandelement, WC Element, Montageelement, Vorwandinstallation
  Urinal, Pissoir
  Fugenspachtel, Fugengips, Gipsspachtel, Fugenfüller
  Holzfaserplatte, Holzfaserdämmplatte, Holzfaserdämmung, Weichfaserplatte
  Dichtbahn, Dichtfolie, Abdichtungsbahn, Abdichtbahn
  Duschelement, Duschboard, Duschbodenelement
  Klinker, Klinkerstein, Verblender, Vormauerziegel, Verblendklinker
  Sockelprofil, Sockelschiene, Sockelabschlussprofil
  OSB, OSB Platte, Grobspanplatte
  Doppelstabmatte, Zaunmatte, Gittermatte, Gitterzaun, Stabmattenzaun, Doppelstabmattenzaun
  Fliesenschneider, Fliesenschneidmaschine, Fliesenschneidemaschine
  Injektionsmörtel, Verbundmörtel, Ankermörtel, Dübelmörtel, chemischer Dübel, Klebedübel, Klebeanker
  Kompriband, Fugendichtband, Quellband, Kompressionsband
  Trockenestrich, Estrichelement, Trockenestrichelement
  KG Rohr, Kanalrohr, Kanalgrundrohr
  Schutzbrille, Augenschutz, Arbeitsbrille
  Gartenschlauch, Wasserschlauch
  Thermostatventil, Heizkörperventil, Ventilunterteil, Thermostatventilunterteil
  Entwässerungsrinne, Hofrinne, Terrassenrinne, Fassadenrinne
  Stehleiter, Bockleiter, Stufenleiter
  Anlegeleiter, Sprossenleiter
  Sockelleiste, Fußleiste, Fußbodenleiste
  Spanplatte, Pressspanplatte
  Konstruktionsvollholz, KVH
  Brettschichtholz, Leimbinder, BSH
  Trapezblech, Profilblech
  Lichtplatte, Wellplatte
  Mauerabdeckung, Mauerkrone
  Terrassenplatte, Gehwegplatte, Balkonplatte, Gartenplatte
  Gabione, Steinkorb
  Rasengitterstein, Rasengitter, Rasenstein
  Drainagematte, Drainmatte, Dränmatte
  Noppenbahn, Noppenfolie, Grundmauerschutz, Noppenmatte, Drainagebahn
  Teichfolie, Poolfolie
  Baufolie, Estrichfolie, PE Folie
  Abdeckfolie, Malerfolie, Schutzfolie
  Schleifpapier, Schmirgelpapier, Schleifbogen
  Farbroller, Malerwalze, Farbwalze, Farbrolle, Malerrolle
  Flachpinsel, Lackpinsel
  Cuttermesser, Teppichmesser, Cutter
  Zimmermannshammer, Latthammer
  Stemmeisen, Stechbeitel
  Kuhfuß, Brecheisen, Nageleisen
  Schlagschnur, Schnurschlag
  Rohrzange, Wasserpumpenzange
  Gabelschlüssel, Maulschlüssel
  Inbusschlüssel, Innensechskantschlüssel, Stiftschlüssel
  Schraubendreher, Schraubenzieher
  Bitsatz, Bitset, Schrauberbits
  Stichsäge, Pendelhubsäge
  Säbelsäge, Tigersäge, Recipsäge
  Kappsäge, Paneelsäge
  Verlängerungskabel, Kabelverlängerung, Verlängerungsschnur, Verlängerungsleitung
  Kabeltrommel, Kabelrolle
  Baustromverteiler, Stromverteiler
  Dosenklemme, Verbindungsklemme, Wago Klemme, Steckklemme, Hebelklemme
  Mantelleitung, NYM, Feuchtraumleitung
  Druckminderer, Druckreduzierer, Druckreduzierventil
  Noppenplatte, Systemplatte, Noppensystemplatte
  Abwasserschlauch, Ablaufschlauch
  Leerrohr, Installationsrohr, Elektrorohr
  Kabelbinder, Kabelband, Kabelstrap
  Türblatt, Innentür, Zimmertür
  Profilzylinder, Schließzylinder, Türzylinder, Zylinderschloss, Schlosszylinder
  Fensterbank, Fensterbrett, Fensterbankplatte, Fenstersims
  Insektenschutz, Fliegengitter
  Lüftungsgitter, Abluftgitter, Zuluftgitter
  Badlüfter, Badventilator
  Absperrventil, Schrägsitzventil, Freistromventil, Freiflussventil
  Rückschlagklappe, Rückschlagventil, Rückflussverhinderer
  Ausdehnungsgefäß, Druckausdehnungsgefäß, Membranausdehnungsgefäß, MAG, Expansionsgefäß, Druckausgleichsgefäß
  Pufferspeicher, Heizungsspeicher, Heizungspuffer
  Übergangsstück, Übergangsnippel
  Wandscheibe, Wandwinkel
  Dichthanf, Flachsdichtung
  Gewindedichtband, Teflonband, PTFE Band, Teflondichtband, Teflon Dichtband, PTFE Dichtband, Fittingband, Gewindeband
  Panzerschlauch, Anschlussschlauch, Flexschlauch
  Ablaufgarnitur, Ablaufventil
  Duschstange, Brausestange, Brausestangenset, Brausegarnitur
  Spülkasten, Wasserkasten
  Bidet, Sitzwaschbecken
  Ausgussbecken, Ausguss
  Waschtischunterschrank, Unterschrank
  Spiegelschrank, Badschrank, Alibert
  Badspiegel, Lichtspiegel
  Handtuchhalter, Handtuchstange
  Toilettenpapierhalter, WC Rollenhalter, Papierhalter
  WC Bürste, Klobürste, Toilettenbürste, WC Bürstengarnitur
  Haltegriff, Wannengriff, Stützgriff, Haltestange
  Silikonentferner, Fugenentferner
  Zementschleierentferner, Zementschleierlöser
  Steinreiniger, Natursteinreiniger
  Schimmelentferner, Schimmelex
  Quarzsand, Quarzkies
  Blumenkasten, Pflanzkasten
  Schubkarre, Bauschubkarre
  Mörteleimer, Baueimer, Maurereimer, Mischeimer, Anrühreimer
  Reibebrett, Reibbrett
  Fugbrett, Fuggummi, Fugengummi
  Gehörschutz, Ohrenschützer, Gehörschutzstöpsel
  Knieschoner, Knieschützer, Kniepolster, Kniepads
  Warnweste, Sicherheitsweste, Signalweste
  Regenjacke, Wetterjacke
  Fallrohr, Regenfallrohr, Regenrohr
  Rohrschelle, Fallrohrschelle
  Kartuschenpistole, Kartuschenpresse, Silikonpistole, Silikonspritze, Silikonpresse
  Dämmstoffdübel, Dämmdübel, Tellerdübel, WDVS Dübel, Dämmstoffhalter, Fassadendübel, Isolierdübel
`
