/** As `germanNames`, for gardens, safety and electrics. */
export const germanSiteNames = `
  Schlauchkupplung, Schlauchverbinder, Schlauchverbindung
  Klauenkupplung, Geka Kupplung, Gekakupplung
  Gießkanne, Gartenkanne
  Harke, Rechen
  Fächerbesen, Laubbesen, Laubrechen
  Kreuzhacke, Krampen, Spitzhacke, Pickel
  Handaxt, Beil
  Baumsäge, Astsäge
  Kettensäge, Motorsäge
  Motorsense, Freischneider
  Vertikutierer, Rasenlüfter
  Sickerpflaster, Ökopflaster, Drainpflaster
  Rhizomsperre, Wurzelsperre
  Mauerabdeckung, Mauerabdeckplatte
  Pfeilerkappe, Pfeilerabdeckung
  Vordach, Haustürüberdachung
  Pflanzkübel, Blumenkübel
  Türpuffer, Türstopper, Bodentürpuffer
  Fluchttürschloss, Panikschloss
  Bodenabsenkdichtung, Türbodendichtung
  Kohlenmonoxidmelder, CO Melder
  Verbandkasten, Verbandskasten, Betriebsverbandkasten, Erste Hilfe Kasten
  Wetterschutzjacke, Regenjacke
  Arbeitsoverall, Blaumann, Overall
  Einwegschutzanzug, Einweganzug, Maleranzug, Einwegoverall
  Einweghandschuh, Untersuchungshandschuh
  Rindspaltlederhandschuh, Lederhandschuh, Spaltlederhandschuh
  Schnittschutzhandschuh, schnittfester Handschuh
  Kapselgehörschutz, Gehörschutzkapsel
  Gesichtsschutzschirm, Visier, Gesichtsschutz
  Dachfanggerüst, Dachschutzwand
  Fahrgerüst, Alugerüst
  Fernschalter, Stromstoßschalter
  Kabelkanal, Leitungsführungskanal, Leitungskanal
  Installationsrohr, Kabelrohr, Elektrorohr
  Abdeckrahmen, Schalterrahmen, Rahmen Schalter
  Gasheizkanone, Bauheizer, Gasheizer, Heizkanone
  Feuchtemessgerät, Feuchtigkeitsmesser, Feuchteindikator, Feuchtemesser
  Anschlagwinkel, Flachwinkel
  Schrankengitter, Absperrgitter
  Gewebesack, Bauschuttsack, Schuttsack
  Handwaschpaste, Handreiniger
  Reinigungstücher, Feuchttücher
`
