/** As `germanNames`, for screws, nails, anchors and what carries. */
export const germanFixingNames = `
  Winkelverbinder, Balkenwinkel, Winkel Holzbau
  Lochband, Lochmontageband
  Sparrenpfettenanker, SPF Anker, Pfettenanker, Sparrenanker
  Rahmendübel, Fassadendübel, Fensterdübel, Fensterrahmendübel
  Hohlraumdübel, Mollydübel, Molly, Metallhohlraumdübel
  Bolzenanker, Durchsteckanker, Ankerbolzen
  Einschlaganker, Einschlagdübel Metall, Schlaganker
  Injektionsmörtel, Chemiedübel, Flüssigdübel, chemischer Anker, Injektionsdübel
  Ankerstange, Gewindestange Verbundanker
  Spanplattenschraube, Torxschraube, Spaxschraube, TX Schraube
  Sparrenschraube, Tellerkopfschraube, Holzbauschraube
  Schlüsselschraube, Sechskantholzschraube, Holzschraube Sechskant
  Inbusschraube, Imbusschraube, Zylinderschraube, Innensechskantschraube, Zylinderkopfschraube
  Senkschraube, Senkkopfschraube
  Linsenschraube, Linsenkopfschraube
  Schraubenmutter, Sechskantmutter
  Hutmutter, Kappenmutter
  Karosseriescheibe, Kotflügelscheibe, große U Scheibe
  Drahtstift, Baunagel, Drahtnagel
  Kammnagel, Ankernagel, Rillennagel
  Coilnagel, Trommelnagel, Rollnagel, Coil Nägel
  Dachpappstift, Pappnagel, Dachpappennagel
  Regalkonsole, Schwerlastwinkel, Konsolenwinkel, Regalträger
  S Haken, Fleischerhaken
  Spannschloss, Drahtspanner, Seilspanner, Wantenspanner
  Drahtseil, Stahlseil
  Stahlkette, Eisenkette, Rundstahlkette
  Lenkrolle, Möbelrolle, Transportrolle
  Gewindestange, Stehbolzen, Gewindebolzen
  Schraubhaken, Hakenschraube, Einschraubhaken
  Ösenschraube, Schrauböse, Schraubösen
  Gewindeeinsatz, Einschraubmuffe, Rampamuffe, Rampa
  Splint, Federstecker, Sicherungssplint
  Sprengring, Sicherungsring, Seegerring
  Passfeder, Keilfeder
  Einschlagmutter, Krallenmutter
  Gipskartondübel, Schneckendübel, Spiraldübel
  Isolierdübel, Dämmplattendübel
  Nagelplatte, Flachverbinder, Holzverbinder Platte
  Balkenschuh, Balkenträger, Balkenhalter
  Stuhlwinkel, Flachwinkel Möbel
  Schäkel, Kettenschäkel
  Kabelschelle Metall, Befestigungsschelle, Lochbandschelle
  Schlauchschelle, Schlauchbinder, Spannschelle, Schneckengewindeschelle
  Rohrbügel, U Bügel, Rundstahlbügel
  Haftmagnet, Magnethalter, Topfmagnet
  Abstandsmontageschraube, Justierschraube, Distanzschraube
  Edelstahlschraube, V2A Schraube, VA Schraube, A2 Schraube, Niroschraube, Inoxschraube
  Stahlnagel, Betonnagel, Hartnagel
  Bodendübel, Bodenanker Fallschutz
  Deckenhaken, Schaukelhaken, Lampenhaken
  Gewindehülse, Langmutter, Sechskantmuffe, Verbindungsmutter
  Blechschneidschraube, Gewindeformschraube, Gewindefurchende Schraube, Gewindeschneidschraube
  Selbstbohrschraube, Tekschraube, Bohrschraube, Teks
  Ringmutter, Hebeöse, Augenmutter
  Wellensicherungsring, Seegerring, Sprengring
  Gewindestift, Madenschraube, Wurmschraube
  Nietmutter, Einnietmutter, Blindnietmutter
  Reißzwecke, Reißnagel, Pinnnadel, Heftzwecke
  Porenbetondübel, Ytongdübel, Gasbetondübel
  Transportanker, Hakenanker
  Montagekeil, Unterlegkeil, Kunststoffkeil, Holzkeil
  Gummipuffer, Schwingungsdämpfer, Silentblock
  Pfostenkappe, Endkappe Vierkantrohr, Rohrstopfen Vierkant
  Schraubensortiment, Schraubenset, Schraubenkasten
  Zaunkrampe, Krampe, Agraffe, U Krampe
  Stahlstift, Sockelleistenstift, Leistenstift
  Fensterschiene, Montagelasche, Fensteranker, Mauerpratze, Maueranker Fenster
  Konsolhalter, Regalschiene, Wandschiene Regal
  Stabdübel, Passbolzen
  Federklammer, Federspange
  Schraubendose, Sortimentskasten, Sortierkasten, Kleinteilebox
  Betonschraube, Schraubanker, Multimonti
  Verbundanker, Injektionsanker
  Konsolenwinkel, Regalwinkel
  Ringschraube, Augenschraube, Ösenschraube
  Karabiner, Karabinerhaken
  Drahtseilklemme, Seilklemme, Froschklemme
`
