/** As `germanNames`, for fences, gardens and roads, for stoves and chimneys, and for windows and what shades them. */
export const germanOutdoorNames = `
  Zaunpfosten, Zaunpfahl, Zaunsäule
  Doppelstabmattenzaun, Stabmattenzaun, Gittermattenzaun, Stabgitterzaun
  Maschendrahtgeflecht, Maschendraht, Maschendrahtzaun
  Pfostenträger, Pfostenanker
  Sichtschutzelement, Sichtschutzzaun, Sichtschutzwand
  Gartentor, Gartentür, Zauntür, Zauntor
  Schalungsplatte, Schaltafel, Schalungstafel, Schalplatte
  Rasenkantenstein, Mähkante, Rasenkante
  Edelsplitt, Ziersplitt
  Pflasterfugenmörtel, Pflasterfugenmasse
  Schottertragschicht, Mineralgemisch, Mineralbeton
  Teichfolie, Teichplane
  Kontrollschacht, Revisionsschacht, Inspektionsschacht
  Schachtabdeckung, Schachtdeckel, Kanaldeckel
  Schellenanbohrarmatur, Anbohrarmatur, Anbohrschelle
  Regenwassertank, Regenwasserspeicher, Zisterne, Regenwasserzisterne
  Rüttelplatte, Vibrationsplatte, Flächenrüttler
  Rauchrohr, Ofenrohr
  Rauchrohrbogen, Ofenrohrbogen, Rauchrohr Bogen, Ofenrohr Bogen
  Wandfutter, Mauerfutter, Doppelwandfutter
  Funkenschutzplatte, Vorlegeplatte, Ofenbodenplatte, Kaminbodenplatte
  Ofendichtschnur, Ofendichtung, Kamindichtung, Ofendichtband, Ofenschnur
  Ofenkitt, Kaminkitt, Kesselkitt
  Kaminglas, Ofenglas, Kaminscheibe, Ofenscheibe
  Ascherost, Feuerrost, Kaminrost, Ofenrost
  Rußtür, Kaminputztür, Schornsteinputztür, Kaminreinigungstür, Putztür Kamin
  Zugregler, Zugbegrenzer, Nebenluftvorrichtung
  Anzündwürfel, Kaminanzünder, Ofenanzünder
  Kunststofffenster, Plastikfenster
  Fenstergriff, Fensterolive
  Rollladengurt, Rolladengurt, Rollladenband
  Gurtwickler, Rollladenwickler, Rollladengurtwickler
  Rollladenmotor, Rolladenmotor, Rohrmotor, Rollladenantrieb, Rolladenantrieb
  Rollladenlamelle, Rolladenlamelle, Rollladenstab, Rolladenstab
  Raffstore, Außenjalousie, Außenraffstore
  Plissee, Faltrollo, Faltstore
  Hohlraumdübel, Hohlraumanker
  Ankerbolzen, Bolzenanker
  Kabeltrommel, Verlängerungstrommel
  Baustrahler, Baulampe, Bauscheinwerfer
  Schutzkontaktsteckdose, Schukosteckdose, Schuko Steckdose
`
