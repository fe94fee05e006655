/** As `germanNames`, for paint and what it is put on with, for fillers, sealants, foams and what cleans. */
export const germanPaintNames = `
  Dispersionsfarbe, Binderfarbe, Wandweiß, Alpinaweiß, Innendispersion, Innenweiß
  Latexfarbe, abwaschbare Farbe
  Silikatfarbe, Mineralfarbe
  Kalkfarbe, Kalkanstrich, Kalkmilch
  Tiefgrund, Putzfestiger, Tiefengrund
  Sperrgrund, Isoliergrund, Absperrgrund, Nikotinsperre
  Haftgrund Metall, Zinkgrund, Zinkhaftgrund, Haftprimer, Allgrund
  Zinkspray, Zinkfarbe, Kaltverzinkung, Zinkstaubfarbe
  Rostschutzgrund, Rostprimer, Rostschutzgrundierung
  Kunstharzlack, Alkydlack, Alkydharzlack, Emaillack, Buntlack
  Acryllack, Wasserlack, Buntlack wasserbasiert
  Vorlack, Grundlack, Vorstreichfarbe
  Sprühlack, Lackspray, Farbspray, Spraydose Farbe
  Klarlack, Klarlackspray
  Holzöl, Hartöl, Möbelöl
  Hartwachsöl, Bodenöl, Parkettöl, Hartöl Parkett
  Holzschutzgrund, Bläueschutz, Holzgrundierung, Holzgrund, Imprägniergrund
  Terrassenöl, Bangkiraiöl, Bangkirai Öl, Teaköl, Lärchenöl
  Entgrauer, Holzentgrauer, Grauschleierentferner Holz
  Carbolineum, Karbolineum, Holzteer
  Nitroverdünnung, Nitro, Pinselverdünner
  Verdünnung, Verdünner, Universalverdünnung, Lösungsmittel
  Aceton, Azeton
  Spiritus, Brennspiritus
  Dachfarbe, Dachziegelfarbe, Dachbeschichtungsfarbe
  Rollputz, Streichputz
  Innenspachtel, Wandspachtel, Wandglätter, Spachtelpulver, Flächenspachtelmasse
  Holzspachtel, Holzkitt, Flüssiges Holz, Holzpaste, Flüssigholz
  Leinölkitt, Fensterkitt, Glaserkitt
  Malervlies, Glasvlies, Renoviervlies, Vliestapete, Glasvlies Tapete
  Makulatur, Untertapete, Rollenmakulatur
  Tapezierbürste, Tapetenbürste
  Nahtroller, Andrückroller, Tapetenroller, Nahtwalze
  Lackrolle, Lackwalze, Lackierrolle, Lackierwalze
  Schaumwalze, Moltoprenrolle, Schaumstoffrolle, Schaumstoffwalze
  Heizkörperpinsel, Eckenpinsel, Winkelpinsel, Heizkörperwinkelpinsel
  Ringpinsel, Rundpinsel
  Teleskopstange, Verlängerungsstange, Rollenstiel, Malerstange, Teleskopstiel
  Abstreifgitter, Farbgitter, Farbabstreifgitter, Abrollgitter
  Farbeimer, Malereimer
  Lackierband, Feinkrepp, Goldkrepp, Washi Band, Washi Tape
  Maskierfolie, Abdeckfolie mit Klebeband, Folie mit Kreppband, Abklebefolie
  Abdeckvlies, Malervlies Boden, Bodenschutzvlies, Malerfilz
  Abdeckpapier, Abdeckpappe, Bodenabdeckpappe, Milchtütenpapier, Milchtütenpappe
  Schleifpapier, Sandpapier
  Schleifgitter, Gitterleinen
  Schleifklotz, Korkklotz, Handschleifklotz
  Schleifschwamm, Schleifkissen
  Stahlwolle, Metallwolle
  Farbschaber, Lackschaber, Farbkratzer, Farbabzieher, Ziehklinge
  Montagekleber, Kleben statt Bohren, Powerkleber
  Klebedichtstoff, Kleb und Dicht, Sikaflex, Dichtkleber
  Holzleim D4, PU Leim, D4 Leim, wasserfester Leim, PU Holzleim
  Doppelklebeband, Teppichklebeband, Klebeband doppelseitig, Spiegelklebeband
  Klettband, Klettverschluss
  Kriechöl, Sprühöl, Rostlöser, Ballistol, WD 40, WD40
  Scheuermilch, Scheuermittel
  Geschirrspülmittel, Spüli, Spülmittel
  WC Reiniger, Toilettenreiniger, Kloreiniger
  Universalsilikon, Bausilikon
  Sanitärsilikon, Feuchtraumsilikon, Silikon Sanitär, Silikon Bad
  Maleracryl, Akryl, Acryldichtstoff
  Brunnenschaum, Schachtschaum
  Dosierpistole, Schaumpistole, PU Pistole, PU Schaumpistole, Schaum Pistole
  PU Schaumreiniger, Pistolenreiniger, PU Reiniger, Schaumreiniger, PUR Reiniger
  Isopropanol, Reinigungsalkohol, Isopropylalkohol
  destilliertes Wasser, Batteriewasser, demineralisiertes Wasser
  Karosseriekleber, Scheibenkleber
  Teppichkleber, Bodenbelagskleber, Belagskleber
  Dispersionsklebstoff, Nassbettkleber
  Fassadensilikon, Anschlussfugendichtstoff
  Glaserkleber, Spiegelkleber
  Ofensilikon, Hochtemperatursilikon, hitzebeständiges Silikon
  Bitumenspachtel, Bitumenkitt, Dachkitt, Dachspachtel, Dachdicht
  Epoxidharz, Harz 2K
  Markierungsfarbe, Straßenmarkierfarbe, Bodenmarkierung
  Lackabbeizer, Abbeizer
  Algenentferner, Grünbelagentferner, Moosentferner, Grünspanentferner, Moosex
  Etikettenlöser, Klebstoffentferner
  Fassadenreiniger, Fassadenentalger
  Bauschaumentferner, Schaumentferner
  Tafelfarbe, Tafellack
  Struktur Roller, Strukturwalze, Strukturrolle
  Zahnspachtelblatt, Wechselzahnleiste, Zahnleiste Spachtel
  Sprühpistole, Lackierpistole, Spritzpistole
  Deckenfarbe, Deckenweiß
  Schimmelschutzfarbe, Antischimmelfarbe, Schimmelfarbe
  Betonlack, Fußbodenlack, Bodenlack
  Möbelwachs, Antikwachs
  Treppenlack, Siegellack
  Lackstift, Ausbesserungsstift, Ausbesserungslack, Tupflack
  Flächenstreicher, Lasurpinsel, Lasurstreicher
  Handmaskiergerät, Krepp Abroller, Malerkrepp Abroller, Abroller
  Tapeziermesser, Tapetenmesser
  Tapezierspachtel, Tapezierlineal, Tapetenspachtel
  Kleistermaschine, Tapeziergerät, Tapetenkleistergerät
  Lackierrolle Set, Lackierset, Rollerset
  PVC Kleber, PVC Klebstoff, Rohrkleber, Tangit
  Klarlack Holz, Holzlack, Holzsiegel
  Lasur Fassade, Fassadenlasur
  Bauharz, Injektionsharz
  Stopfmasse, Lochfüller, Dübelmasse
  Insektenspray, Mückenspray
  Kunststofflack, Fensterbanklack, PVC Lack
  Grundierweiß, Holzgrund weiß, Grundierung Holz weiß
  Bootslack, Yachtlack
  Spraylack, Spritzlack, Lackspray, Sprühlack
  Silikonharzfarbe, Fassadenfarbe Silikon, Siliconharzfarbe
  Kellerfarbe, Kellerwandfarbe
  Betonsiegel, Betonversiegelung
  Steinteppich, Marmorkies Harz, Steinteppich Bindemittel
  Algizid, Algenex, Algenentferner
  Graffitientferner, Graffitilöser
  Tapetenkleber, Vlieskleber, Vliestapetenkleber
  Lackierkabine, Spritzkabine
  Farbmischer, Farbrührer, Farbquirl
  Rollwagen Farbe, Farbwagen
  Holzwurmtod, Holzwurmex, Holzschutzmittel
  Silikonspray, Gleitspray, Trennspray
  Bremsenreiniger, Teilereiniger
  Kupferpaste, Montagepaste
  Schmierfett, Mehrzweckfett
  Zargenschaum, Türschaum, 2K Schaum Tür
  Butylband, Butylkautschukband
  Sprühkleber, Klebespray
  Bodenversiegelung, Epoxidharzboden, Garagenbodenversiegelung
  Isolierfarbe, Nikotinfarbe, Wasserfleckenfarbe, Sperrfarbe
  Fensterlack, Ventilationslack, Weißlack
  Abbeizer, Farbentferner, Lackentferner, Abbeizmittel
  Reinigungsbenzin, Waschbenzin, Wundbenzin
  Terpentinersatz, Testbenzin
  Stuckleiste, Deckenleiste, Tapetenprofil
  Fassadengrund, Tiefgrund außen, Fassadengrundierung
`
