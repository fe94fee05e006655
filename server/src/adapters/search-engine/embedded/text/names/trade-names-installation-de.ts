/** As `germanNames`, for what electricians, plumbers and heating engineers install. */
export const germanInstallationNames = `
  Mehrfachsteckdose, Steckdosenleiste, Verteilersteckdose, Steckerleiste
  Notleuchte, Sicherheitsleuchte, Notbeleuchtung, Notlicht, Sicherheitsbeleuchtung
  Rettungszeichenleuchte, Rettungswegleuchte, Fluchtwegleuchte, Notausgangsleuchte, Exit Leuchte
  Feuchtraumleuchte, Wannenleuchte, Feuchtraumlampe, Feuchtraumwannenleuchte
  Hallenstrahler, Hallentiefstrahler, Hallenleuchte, High Bay, Highbay
  Straßenleuchte, Mastleuchte, Mastansatzleuchte, Straßenlaterne, Straßenlampe
  Serienschalter, Doppelschalter, Zweifachschalter
  Jalousieschalter, Rollladenschalter, Rolladenschalter
  CEE Steckdose, Starkstromsteckdose, Kraftsteckdose, Drehstromsteckdose, Starkstromdose
  Herdanschlussdose, Herddose
  Abzweigdose, Verteilerdose, Abzweigkasten, Feuchtraumdose
  Netzwerkdose, LAN Dose, Datendose, Netzwerkanschlussdose
  Netzwerkkabel, LAN Kabel, Ethernetkabel, Datenkabel, Patchkabel
  Koaxialkabel, Antennenkabel, TV Kabel, Sat Kabel, Satkabel, Koaxkabel, Fernsehkabel
  Antennendose, Sat Dose, Satdose, TV Dose, Fernsehdose, Antennensteckdose
  Fernmeldeleitung, Telefonkabel, Telefonleitung, Fernmeldekabel, JYSTY
  Klingeldraht, Klingelleitung, Klingelkabel
  Aderleitung, Einzelader, Verdrahtungsleitung
  Kleinverteiler, Unterverteilung, Unterverteiler, Sicherungskasten, Stromkasten
  Zählerschrank, Zählerkasten, Stromzählerkasten
  Hutschiene, DIN Schiene, Normschiene
  Aderendhülse, Endhülse, Adernendhülse
  FI LS Schalter, RCBO, FI LS Kombination, FI LS Schutzschalter, FI LS Kombiautomat
  Überspannungsschutz, Überspannungsableiter, Kombiableiter, Blitzstromableiter, SPD
  Potentialausgleichsschiene, Potenzialausgleichsschiene, Erdungsschiene
  Sprechanlage, Türsprechanlage, Gegensprechanlage, Wechselsprechanlage
  Türklingel, Türgong, Klingel, Gong, Läutewerk
  Klingeltrafo, Klingeltransformator
  Wallbox, Ladestation, Ladesäule, Wandladestation, Ladebox
  Bewegungsmelder, Präsenzmelder
  Spannungsprüfer, Phasenprüfer, Prüfschraubendreher, Duspol, Spannungstester
  Überwachungskamera, Videokamera, IP Kamera
  Dimmer, Drehdimmer, Dimmschalter, Dimmeinsatz
  Lüsterklemme, Leuchtenklemme
  Nagelschelle, Kabelschelle, Kabelclip, Isoschelle, Nagelclip
  Isolierband, Isoband, Elektroklebeband, Elektroisolierband
  Zeitschaltuhr, Schaltuhr
  Solarmodul, PV Modul, Photovoltaikmodul, Photovoltaik Modul, Solarpanel, PV Panel
  Wechselrichter, Inverter
  Stromspeicher, Batteriespeicher, Solarspeicher, Solarbatterie, PV Speicher
  Stromerzeuger, Stromgenerator, Stromaggregat, Notstromaggregat
  Luftwärmepumpe, Luft Wasser Wärmepumpe, Wärmepumpe Luft Wasser, LWWP
  Pelletheizung, Pelletkessel, Pelletheizkessel
  Solarkollektor, Sonnenkollektor, Flachkollektor, Solarthermie
  Klimagerät, Klimaanlage, Splitklimagerät, Split Klimaanlage, Split Klimagerät, Klimasplitgerät
  Heizlüfter, Elektroheizer, Heizgebläse
  Kaminofen, Holzofen, Schwedenofen
  Heizkörperhalter, Heizkörperkonsole, Heizkörperbefestigung, Heizkörperhalterung, Heizkörper Befestigung
  Flachheizkörper, Plattenheizkörper, Kompaktheizkörper
  Trinkwasserspeicher, Brauchwasserspeicher, Warmwasserspeicher, Trinkwassererwärmer
  Sicherheitsventil, Überdruckventil
  HTB, HT Bogen
  HTEA, HT Abzweig, HT Einfachabzweig
  HTDA, HT Doppelabzweig
  HTR, HT Reduktion, HT Übergang, HT Übergangsrohr
  HTU, HT Überschiebmuffe
  HTM, HT Muffenstopfen
  HTRE, HT Reinigungsrohr
  HTEM, HT Rohr
  KGB, KG Bogen
  KGEA, KG Abzweig, KG Einfachabzweig
  KGDA, KG Doppelabzweig
  KGR, KG Reduktion, KG Übergang, KG Übergangsrohr
  KGU, KG Überschiebmuffe
  KGM, KG Muffenstopfen
  KGRE, KG Reinigungsrohr
  KGEM, KG Rohr
  Heizkreisverteiler, Fußbodenheizungsverteiler, FBH Verteiler, Heizungsverteiler
  SML Rohr, Gussrohr, Gussabflussrohr
  Reduzierung, Reduzierstück, Reduktion, Reduzierstutzen, Übergangsrohr
  Presskupplung, Pressmuffe
  T Stück, T Abzweig, TStück
  Rückstauverschluss, Rückstauklappe, Rückstauautomat, Rückstausicherung, Rückstaudoppelverschluss
  KFR Ventil, KFR, KRV Ventil
  Hebeanlage, Fäkalienhebeanlage, Kleinhebeanlage, Abwasserhebeanlage
  Siphonverlängerung, Siphonrohr, Ablaufverlängerung, Tauchrohr
  Excentergarnitur, Exzentergarnitur, Excenter, Exzenter
  Geräteventil, Waschmaschinenhahn, Waschmaschinenventil, Waschmaschinenanschluss, Geräteanschlussventil
  WC Anschlussstutzen, WC Stutzen, WC Anschlussbogen, WC Anschlussset
  Brausegarnitur, Brauseset, Duschset, Duschgarnitur, Handbrauseset
  O Ring, Dichtungsring, Dichtring, Gummidichtung
  Dusch WC, Washlet
  Tiefspüler, Tiefspül WC, Tiefspülklosett, Tiefspültoilette
  Badmöbel, Waschplatz, Badmöbelset, Waschtischset, Waschtisch mit Unterschrank
  Unterputzspülkasten, UP Spülkasten, Einbauspülkasten
  Deckenleuchte, Deckenlampe
  Wandleuchte, Wandlampe
  Außenleuchte, Außenlampe
  Außenwandleuchte, Außenwandlampe
  Pendelleuchte, Hängelampe, Hängeleuchte, Pendellampe
  Einbaustrahler, Einbauspot, Deckenspot, Einbauleuchte
  Spiegelleuchte, Spiegellampe
  Schmutzfänger, Schmutzfilter, Schmutzsieb
  KFE Hahn, Füll und Entleerhahn, Kesselfüllhahn, Entleerungshahn, Füllhahn
  Auslaufventil, Auslaufhahn, Gartenhahn, Schlauchanschlusshahn, Gartenwasserhahn
  Brauchwassermischer, Warmwassermischer, thermostatischer Mischer
  Dreiwegemischer, 3 Wege Mischer, 3 Wege Mischventil, Dreiwegemischventil, Mischventil 3 Weg
  Rücklaufverschraubung, Heizkörperverschraubung, Rücklaufventil
  Entlüfter, Schnellentlüfter, Entlüftungsventil, Automatikentlüfter, Heizungsentlüfter
  Enthärtungsanlage, Wasserenthärtungsanlage, Wasserenthärter, Entkalkungsanlage, Weichwasseranlage
  Wasserzähler, Wasseruhr
  Elektroboiler, Elektrospeicher, Warmwasserboiler
  Kondensatpumpe, Kondensathebeanlage, Kondenswasserpumpe
  Muffenstopfen, HT Stopfen, HT Muffenstopfen
  Reinigungsrohr, Revisionsrohr, Putzstück, Reinigungsstück
  Rohrbelüfter, Belüftungsventil, Strangentlüfter, Strangbelüfter
  Abzweig, Abzweiger, Abzweigrohr, Y Stück
  Kältemittelleitung, Klimaleitung, Kältemittelrohr
  Wickelfalzrohr, Spirorohr, Spiralfalzrohr, Lüftungsrohr Wickelfalz
  Aluflexrohr, Alu Flexrohr, Abluftschlauch
  Schallschutz Rohrschelle, schallgedämmte Rohrschelle, Rohrschelle mit Gummieinlage, Rohrschelle mit Gummi
  Gummimanschette, Gummiverbinder, Flexverbinder
  Lippendichtring, Lippendichtung
  Rohrgleitmittel, Gleitmittel, Gleitfett
  Spülkastendichtung, Glockendichtung, Heberglockendichtung
  Tackerplatte, Tackersystem, Tackerrolle
`
