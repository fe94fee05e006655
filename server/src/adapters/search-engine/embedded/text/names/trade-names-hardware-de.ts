/** As `germanNames`, for screws, bolts, dowels, hand tools and what is in the drawers of a workshop. */
export const germanHardwareNames = `
  Kontaktkleber, Kraftkleber
  Sekundenkleber, Cyanacrylatkleber, Cyanacrylat
  Schraubensicherung, Gewindekleber, Schraubensicherungslack
  Gewindedichtpaste, Dichtungspaste, Dichtpaste, Neofermit
  Lötlampe, Lötbrenner, Gasbrenner, Gaslötgerät, Gaslötlampe
  Rollgabelschlüssel, Verstellbarer Schraubenschlüssel, Engländer, Franzose
  Knarre, Ratsche, Umschaltknarre, Umschaltratsche
  Steckschlüsseleinsatz, Stecknuss, Steckeinsatz
  Innensechsrundschlüssel, Torxschlüssel, Torx Schlüssel, TX Schlüssel
  Innensechskantschlüssel, Inbusschlüssel, Sechskantstiftschlüssel
  Bit, Schrauberbit, Schraubereinsatz
  Kabelschuh, Quetschverbinder, Quetschkabelschuh
  Hohlwanddose, Gerätedose Hohlwand, Hohlraumdose
  Kabeltrommel, Leitungsroller, Kabelroller, Leitungstrommel
  Stirnlampe, Kopflampe, Stirnleuchte
  Bohrhammer, Kombihammer
  Abbruchhammer, Stemmhammer, Schlaghammer, Meißelhammer
  Kappsäge, Gehrungssäge, Kapp Gehrungssäge
  Säbelsäge, Tigersäge, Reciprosäge, Elektrofuchsschwanz
  Flaschenrüttler, Rüttelflasche, Innenrüttler, Betonrüttler
  Flügelglätter, Glättmaschine, Betonglätter
  Senklot, Senkblei, Schnurlot
  Zimmermannsbleistift, Maurerbleistift, Zimmererbleistift, Steinhauerbleistift
  Mörtelkübel, Speiskübel, Speißkübel, Speisfass, Mörtelfass, Maurerkübel
  Sackkarre, Stapelkarre, Stechkarre
  Doppelklebeband, doppelseitiges Klebeband, Teppichklebeband, Verlegeband
  Farbwalze, Farbrolle, Farbroller, Malerwalze, Malerrolle
  Metallschutzlack, Rostschutzfarbe, Rostschutzlack, Metallschutzfarbe
  Heizkörperlack, Heizkörperfarbe
  Fassadenfarbe, Außenfarbe
  Bitumenanstrich, Schwarzanstrich, Isolieranstrich
  Drainagerohr, Drainrohr, Dränrohr, Dränagerohr
  Rigole, Versickerungsblock, Sickerblock, Rigolenkörper
  Ausgussbecken, Ausguss, Spülstein
  Sicherungsmutter, Stoppmutter, Stopmutter
  Nageldübel, Schlagdübel, Einschlagdübel
  Rahmendübel, Langschaftdübel
  Federklappdübel, Kippdübel, Klappdübel
  Siebhülse, Ankerhülse, Injektionshülse, Injektions Ankerhülse
  Universaldübel, Allzweckdübel
  Bohrschraube, selbstbohrende Schraube
  Spenglerschraube, Dachbauschraube, Fassadenschraube
  Dachpappstift, Breitkopfstift, Dachpappnagel, Pappstift
  Heftklammer, Tackerklammer, Tacker Klammer
  Streifennagel, Nagelstreifen, Magazinnagel
  Balkenschuh, Balkenträger
  Polygonalplatte, Bruchplatte
  Spachtelset, Spachtelsatz, Japanspachtel Satz
  Stielspachtel, Malerspachtel
  Hohlraumdübel, Spreizanker Hohlraum
  Straßenbesen, Kehrbesen, Piassavabesen
`
