/** As `germanNames`, for tools, fixings, what a site and a garden need. */
export const germanToolNames = `
  Handsäge, Fuchsschwanz
  Metallsäge, Bügelsäge, Eisensäge, Metallbügelsäge
  Seitenschneider, Zwickzange
  Multitool, Multifunktionswerkzeug, Oszillationswerkzeug, Multimaster, Oszillierer
  Heißluftpistole, Heißluftgebläse, Heißluftfön, Heißluftföhn
  Tacker, Handtacker, Klammergerät, Klammerpistole
  Heißklebepistole, Heißkleber, Klebepistole, Schmelzklebepistole
  Fahrgerüst, Rollgerüst, Zimmerfahrgerüst, Zimmergerüst, Klappgerüst
  Baugerüst, Modulgerüst, Fassadengerüst
  Entfernungsmesser, Laserentfernungsmesser, Distanzmesser, Lasermessgerät, Disto
  Kreuzlinienlaser, Kreuzlaser, Linienlaser, Laserwasserwaage
  Tapetenablöser, Dampfablöser, Tapetenlöser
  Laminatschneider, Laminatstanze
  Ortungsgerät, Leitungssucher, Leitungsdetektor, Leitungsfinder, Wallscanner
  Werkstattwagen, Werkzeugwagen
  Betonmischer, Mischmaschine, Zementmischer, Betonmischmaschine, Freifallmischer
  Hochdruckreiniger, Dampfstrahler
  Farbspritzgerät, Farbsprühgerät, Farbsprühsystem, Farbspritze, Airless, Airlessgerät
  Steckschlüsselsatz, Nusskasten, Knarrenkasten, Ratschenkasten, Steckschlüsselset
  Bohrersatz, Bohrerset, Bohrer Satz, Bohrersortiment
  Gewindestange, Gewindestab
  Unterlegscheibe, U Scheibe, Beilagscheibe
  Maschinenschraube, Metallschraube, Gewindeschraube
  Blindniete, Popniete, Niete
  Lochband, Lochstreifen
  Winkelverbinder, Lochwinkel, Metallwinkel, Montagewinkel, Lochplattenwinkel, Bauwinkel
  Tellerkopfschraube, Holzbauschraube, Konstruktionsschraube
  Terrassenschraube, Terrassendielenschraube, Dielenschraube, Terrassenbauschraube
  Dübelsortiment, Dübelset, Dübelbox, Dübelkoffer, Dübelkasten
  Holzdübel, Dübelstab, Riffeldübel
  Spanngurt, Zurrgurt, Ratschengurt
  Müllsack, Abfallsack, Müllbeutel, Abfallbeutel
  Putzlappen, Putztuch
  Kehrblech, Kehrschaufel
  Handfeger, Handbesen
  Schaufel, Schippe
  Bautrockner, Luftentfeuchter, Entfeuchter
  Big Bag, Bigbag, Schüttgutsack
  Abdeckplane, Gewebeplane, Bauplane
  Gewebeband, Gewebeklebeband, Gaffa, Gaffaband, Panzertape, Panzerband, Duct Tape
  Packband, Paketband, Paketklebeband, Packklebeband
  Rostlöser, Kriechöl, WD 40, WD40, Multifunktionsöl, Multifunktionsspray
  Markierspray, Markierfarbe, Signierspray, Markierungsspray
  Auffanggurt, Sicherheitsgurt
  Ohrstöpsel, Gehörschutzstöpsel
  Regentonne, Regenfass, Wassertonne
  Rasensprenger, Sprinkler, Regner
  Zierkies, Dekokies, Gartenkies
  Seil, Strick
  Pressmaschine, Pressgerät
  Pressbacke, Presszange
  Gewindeschneider, Gewindekluppe, Kluppe, Gewindeschneidsatz
  Rohrbieger, Rohrbiegemaschine, Rohrbiegegerät, Biegegerät, Biegezange
  Aufweitzange, Rohraufweiter, Aufweiter, Expanderzange
  Kernbohrmaschine, Kernbohrgerät, Diamantbohrmaschine
  Rohrabschneider, Rohrschneider
  Rohrreinigungsspirale, Abflussspirale, Rohrspirale
  Endoskop, Endoskopkamera, Inspektionskamera
  Infrarotthermometer, Laserthermometer
  Hammerkopfschraube, T Schraube, Hammerschraube
  Montageschiene, C Schiene
  Stockschraube, Doppelgewindeschraube
  Schlossschraube, Flachrundschraube
  Federring, Federscheibe
  Lötzinn, Lötdraht, Weichlot, Fittingslot
  Flussmittel, Lötfett, Lötwasser, Lötpaste
  Gaskartusche, Propankartusche, Propan Kartusche, Stechkartusche, Ventilkartusche
  Schleifvlies, Schleifpad, Scheuervlies
  Schmirgelleinen, Schleifleinen, Schmirgelpapier
  Flächenstreicher, Streichbürste, Deckenbürste, Malerbürste, Quast, Malerquast
  Farbwanne, Farbschale
  Mineralgemisch, Schottertragschicht, Frostschutzkies
  Fugensand, Pflasterfugensand, Einkehrsand
  Rollrasen, Fertigrasen
  Pflanzerde, Blumenerde, Gartenerde, Pflanzsubstrat
  Rindenmulch, Mulchrinde
  Unkrautvlies, Unkrautfolie, Mulchvlies, Gartenvlies
  Geotextil, Trennvlies, Bauvlies, Filtervlies
  Pfostenträger, Pfostenschuh, Stützenfuß, H Anker
  Bodenhülse, Einschlagbodenhülse, Einschlaghülse, Erdhülse
  Zaunpfosten, Zaunpfahl
  Vorhängeschloss, Bügelschloss
`
