/** As `germanNames`, for cables, sockets and lamps. */
export const germanElectricNames = `
  Mantelleitung, Installationskabel, NYM Kabel, Installationsleitung
  Gummischlauchleitung, Gummikabel, Baukabel, Gummileitung
  Aderleitung, Schaltdraht, H07V, Installationsdraht
  Wellrohr, Flexrohr, Kopex, Schutzrohr flexibel, Kabelschutzrohr flexibel
  Stangenrohr, Staparohr, Stapa, starres Installationsrohr, Stapa Rohr
  Verbindungsdose, Abzweigdose, Abzweigkasten, Verteilerdose
  Hohlwanddose, Rigipsdose, Trockenbaudose, Hohlraumdose
  Steckklemme, Steckdosenklemme
  Schutzkontaktsteckdose, SSD, Schukosteckdose
  Dreifachrahmen, 3er Rahmen, Rahmen 3 fach
  Zweifachrahmen, 2er Rahmen, Rahmen 2 fach
  Leitungsschutzschalter, Sicherungsautomat
  FI Schutzschalter, FI, FI Schalter, RCD
  Unterverteiler, Unterverteilung, Sicherungskasten
  Baustromverteiler, Baustromkasten, Stromkasten Baustelle, Baustromanschluss
  CEE Verlängerung, Drehstromkabel, Kraftkabel, Starkstromverlängerung, Starkstromkabel
  CEE Adapter, Campingadapter, Adapter CEE Schuko
  Deckenpanel, LED Panel, Rasterleuchte LED
  Kellerleuchte, Kellerlampe, Feuchtraumleuchte
  Flutlicht, LED Strahler, Fluter, Scheinwerfer, LED Fluter, Flutlichtstrahler
  Bewegungsmelder, PIR Melder
  Türsprechanlage, Klingelanlage, Klingelsprechanlage
  Kabelbinder, Strapse, Kabelstrapse, Kabelstraps
  Isolierband, Elektroband
  Schrumpfschlauch, Schrumpfer, Warmschrumpfschlauch
  Kabelabzweigklemme, Abzweigklemme
  Sat Schüssel, Parabolspiegel, Satellitenschüssel, Satellitenantenne
  Kabelpritsche, Kabelrinne, Kabelbahn
  Brüstungskanal, Fensterbankkanal, Geräteeinbaukanal
  Unterflurdose, Bodentank, Bodensteckdose
  Gartensteckdose, Steckdosensäule, Energiesäule
  Kabelmuffe, Gießharzmuffe
  Schuko Stecker, Schukostecker, Schutzkontaktstecker, Netzstecker
  Schuko Kupplung, Schutzkontaktkupplung
  Zwischenstecker, Steckdosenadapter
  Leuchtstofflampe, Leuchtstoffröhre, Neonröhre
  Halogenlampe, Halogenstrahler, Halogenstab
  Glühfadenlampe, Filamentlampe, Filament Lampe
  Wegeleuchte, Pollerleuchte
  Nachtlicht, Orientierungslicht
  Lampenfassung, Baufassung
  Lichterschlauch, Lichtschlauch
  Stromzähler, Energiezähler, Stromuhr
  Schaltaktor, Aktor
  Treppenlichtautomat, Treppenhausautomat, Treppenlichtzeitschalter
  Dämmerungsschalter, Lichtsensor
  Blinddeckel Verteiler, Abdeckstreifen Verteiler
  Phasenschiene, Kammschiene, Sammelschiene
  Aderendhülsenzange, Crimpzange, Presszange Aderendhülsen
  Abisolierzange, Abmantler, Abisolierer
  Kabelmesser, Entmantler, Jokari, Abmantelmesser
  Einziehband, Kabeleinziehhilfe, Einziehspirale, Kati Blitz
  Multimeter, Vielfachmessgerät
  Fundamenterder, Bandeisen Erdung, Erdungsband
  Türöffner, Summer, elektrischer Türöffner
  Rauchmelder, Brandmelder, Feuermelder, Rauchwarnmelder
  Netzwerkkabel, Cat Kabel, Verlegekabel, Datenkabel
  Klingelkabel, Schwachstromkabel, Telefonkabel, Fernmeldeleitung
  Hauptsicherung, Hauptleitungsschutzschalter
  Hauptleitungsklemme, Hauptleitungsabzweigklemme, HLAK
  Überspannungsschutz, Blitzschutz Verteiler, Überspannungsableiter
  USB Steckdose, Steckdose USB, Ladesteckdose
  Schlüsselschalter, Schlüsseltaster
  Einbauring, Einbaurahmen Downlight, Deckenring
  LED Stripe, LED Streifen, LED Band
  Aufbaustrahler, Deckenstrahler, Spotleiste, Deckenspot Aufbau
  Funkklingel, Funkgong, drahtlose Türklingel, Funktürklingel
  Mignon, Batterie AA, AA Batterie, Mignonbatterie
  Micro Batterie, Batterie AAA, AAA Batterie
  Blockbatterie, 9V Block
  Starthilfekabel, Überbrückungskabel
  Solarleuchte, Solarlampe
  Außenleuchte Bewegungsmelder, Sensorleuchte, Bewegungsmelderlampe, Hauslampe
  Raumtemperaturregler, Thermostat Schalterprogramm, Raumthermostat
  Zählerplatz, Zählerschrank, Zählerfeld
  Kabelzugstrumpf, Ziehstrumpf
  Steuerleitung, LIYY, Steuerkabel, YSLY
  Reihenklemme, Hutschienenklemme, Klemme Hutschiene
  Schmelzsicherung, Schmelzeinsatz, Neozed, Diazed
  Erdungskabel, Erdungsdraht, Potentialausgleichsleitung, Erdungsleitung
  Kreuzerder, Staberder, Erdspieß
  Blinddeckel, Blindabdeckung, Blindverschluss Dose
  Kabelverschraubung, PG Verschraubung, Stopfbuchse
  Klingeltaster, Klingelknopf
  Gummistecker, Schukostecker Gummi
  Feuchtraumschalter, Schalter Aufputz, Aufputzschalter
`
