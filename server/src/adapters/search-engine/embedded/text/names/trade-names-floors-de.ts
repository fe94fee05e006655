/** As `germanNames`, for tiles by their shape and place, for screed and render, and for what is done to joints and stone. */
export const germanFloorNames = `
  Zementfliese, Zementplatte Ornament, Ornamentfliese, marokkanische Fliese
  Klinkerriemchen, Verblendriemchen, Riemchen, Ziegelriemchen
  Bordüre, Listello, Zierleiste Fliese, Fliesenbordüre
  Sockelfliese, Fliesensockel, Stehsockel, Sockelleiste Fliese
  Kehlsockel, Kehlecke, Hohlkehlfliese
  Sechseckfliese, Hexagon, Wabenfliese, Hexagonfliese, Sechseck Fliese
  Riemchenfliese, Riegelfliese, Riegelformat
  Spaltplatte, Spaltklinker, Spaltfliese
  rektifiziert, gerade Kante
  Nivellierzange, Zange Nivelliersystem, Spannzange Laschen
  Fliesenbohrkrone, Diamant Hohlbohrkrone, Fliesenlochbohrer
  Jollymaschine, Gehrungsschneider Fliesen, Winkelschneider Fliesen
  Stachelwalze, Entlüftungswalze, Stachelrolle, Igelwalze, Entlüftungsrolle, Stachelroller
  Nagelschuh, Stachelschuh, Nagelsohle
  Abziehschiene, Estrichlehre, Abziehrohr, Estrichschiene
  Schwabbelstange, Schwabbellatte, Schwabbelbesen
  Haftgrundierung, Haftgrund, Haftprimer
  Estrichfräse, Betonfräse
  Estrichrandwinkel, Randwinkel Estrich, Randdämmwinkel
  Estrichzusatzmittel, Estrichbeschleuniger, Estrichzusatz
  Heizestrichzusatz, Heizemulsion, Estrichemulsion, Estrichplastifizierer
  Calciumsulfatestrich, Anhydritestrich, Anhydrit, Calciumsulfat Fließestrich, Fließestrich Calciumsulfat
  Schnellestrich, Schnellestrichzement, Estrichschnellzement, Estrichzement
  Zementestrich, CT Estrich
  Gefälleestrich, Gefällemörtel, Gefällespachtel
  Calciumsulfatspachtelmasse, Gipsspachtelmasse Boden, Anhydritspachtel, Calciumsulfat Spachtelmasse
  Dispersionsgrundierung, Acrylgrundierung, Universalgrundierung
  Epoxidharzgrundierung, Epoxigrund, EP Grundierung, Epoxidgrundierung, Epoxygrundierung
  Silikatgrundierung, Wasserglas
  Dichtband, Dichtungsband, Fugendichtband Dusche
  Dichtecke, Dichteckstück, Eckmanschette
  Abdichtungsbahn, PE Bahn, Vliesbahn Abdichtung
  Reaktivabdichtung, FPD, Reaktivbeschichtung, Hybridabdichtung
  Dichtschlämme, Schlämme, Schlemme, Dichtschlemme, mineralische Dichtschlämme
  Balkonrinne, Dränrinne, Drainrinne, Drainagerinne
  Balkonprofil, Balkonabschlussprofil, Balkonrandprofil, Randabschlussprofil
  Trennfuge, Bewegungsfuge, Dehnfuge, Dehnungsfuge
  Fugenschnur, Hinterfüllschnur, Hinterfüllprofil, Rundschnur, PE Schnur, PE Rundschnur
  Treppenwinkel, Stufenwinkel, Treppenkantenwinkel
  Duschnische, Wandnische, Einbaunische, Ablagenische, Nischenbox
  Eckablage, Duschablage Ecke, Eckregal Dusche, Duschregal
  Fliesenlack, Fliesenfarbe
  Fugenstift, Fugenweiß Stift, Fugenmarker
  Fugenmörtel, Fugenzement, Fugmörtel, Fugmasse
  Epoxidharzfuge, Säurefuge, EP Fuge, Epoxyfuge
  Fugenglätter, Fugenboy, Glättspachtel Silikon, Fugenspachtel Silikon, Silikonspachtel
  Fugenglättmittel, Abglättmittel, Glättmittel, Glättflüssigkeit
  Zementschleierentferner, Absäuern, Zementlöser
  Wachsentferner, Wachslöser
  Farbvertiefer, Farbvertiefung, farbvertiefend, Nasseffekt
  Steinöl, Natursteinöl
  Steinwachs, Natursteinwachs
  Marmorkitt, Steinkitt
  Dünnbettheizmatte, Heizmatte, Elektro Fußbodenheizung
  Fußbodenheizungsregler, FBH Thermostat, Fußbodenthermostat, Bodenthermostat
  Ansetzbinder, Ansetzkleber, Gipskleber
  Kalkglätte, Kalkfeinputz, Kalkputz fein
  Sanierputz, Sanierungsputz, Feuchtmauerputz, Entfeuchtungsputz, WTA Putz
  Sockelputz, Zementputz
  Gipshandputz, Handputzgips, Handgips
  Aufbrennsperre, Putzgrundierung, Saugsperre
  Putzleiste, Schnellputzprofil, Putzlehre, Putzprofil
  Gipsglätte, Glättputz, Glättspachtel Gips
  Gitterrabot, Rabott, Putzhobel, Rabot
  Rippenstreckmetall, Streckmetall, Putzgitter, Ziegeldraht, Rabitz
  Schwammbrett, Schwammscheibe, Filzscheibe
  Glättekelle, Glätter, Aufziehkelle, Schweizer Kelle
  Kalkputz, Luftkalkputz
  Kalkzementputz, KZ Putz, Kalkzement
  Leichtputz, Kalkzement Leichtputz, Leichtgrundputz
  Glaseinsatz Mosaik, Glasmosaik, Poolmosaik
  Fliesenwalze, Klopfplatte Fliesen, Klopfer
  Rührwerk, Anrührmaschine
  Fliesenlegerkissen, Kniekissen Fliesenleger
  Kreidefarbe Linie, Schlagschnurfarbe, Schlagschnurkreide, Farbpulver Schlagschnur
  Absperrkreide, Ölkreide, Signierkreide, Fettkreide, Försterkreide, Markierkreide
  Diamantfeile, Schleiffeile Fliese, Diamant Handschleifer, Fliesenfeile
  Parallelanreißer, Streichmaß, Parallelreißer
  Kantenformer, Konturenlehre, Profillehre, Konturlehre
  Feinsteinzeug, Porzellanfliese, Porcelanato, FSZ
  Kunststein, Agglo, Agglomarmor, Quarzkomposit
  Terrazzofliese, Terrazzoplatte
  Terrakotta, Terracotta
  Granitfliese, Granit Bodenfliese
  Schieferfliese, Schieferplatte
  Verblender Naturstein, Wandverblender, Steinverblender, Natursteinriemchen
  Schnellkleber, Schnellklebemörtel, Turbokleber, schneller Fliesenkleber, Schnellfliesenkleber
  Leichtkleber, leichter Fliesenkleber, Leichtflexkleber, Leichtmörtel Fliesen
  Renovierungsplatte, dünne Bauplatte, Verlegeplatte zementär
  Einleger, Mosaikeinleger, Taco, Tozzetto
  Schneidrad, Schneidrädchen, Glasschneiderrad, Ersatzrad Fliesenschneider, Hartmetallrädchen, Schneidrolle Fliesenschneider
  Schleifstein, Abziehstein, Fliesenschleifstein
  Nassschneider, Nasssäge, Wassersäge, Fliesentrennmaschine, Trenntisch, Steinschneider
  Fugenkreuz, Kreuzabstandhalter, Kreuzchen, Fliesenkreuz
  Klettplatte, Klettsystem, Klettmatte, Kletthalteplatte
  Trennlage, Ölpapier, Natronpapier, Trennlagenpapier, Bitumenpapier
  Doppelboden, Hohlraumboden, Hohlboden
  Elastomerlager, Sylomer, Gummistreifen Lager
  Eckkelle, Inneneckkelle, Innenecken Spachtel, Winkelkelle, Eckspachtel, Inneneckspachtel
  Kantenkelle, Außeneckkelle, Außenecken Spachtel
  Flächenspachtel, Rakel, Fassadenspachtel, Flächenrakel
  Spachtelkasten, Spachtelkübel, Gipskasten, Mörtelkasten klein
  Gipsbecher, Gipsnapf, Gummibecher
  Fensterbankfliese, Fensterbank Fliese
  Glätter, Venezianische Kelle, Japankelle
  Estrichglätter, Reibescheibe Estrich, Betonreibe
  Duschrinnenkeil, Gefällekeil
  Verbundmatte, Verbundentkopplung
  Zugeisen, Parkett Zugeisen
  Industriefliese, Säurefliese, unglasierte Steinzeugfliese
  Beckenkopfstein, Handfasse, Überlaufstein, Überlaufrinne Pool
  Duschrückwand, Rückwandplatte, Alu Dibond, Wandverkleidung Aluverbund, Alurückwand
  Fliesenwinkel, Anreißwinkel Fliese, Anlegewinkel Fliese
  Eimerzange, Eimerheber
  Zieltafel, Zielscheibe Laser, Laserzieltafel
  Mörtelspritze, Fugenspritze, Spritzbeutel Mörtel, Mörtelpistole
  Diamantschleifpad, Diamantpad, Schleifkissen Diamant
  Schlämmbürste, Dichtschlämmenbürste, Quast Dichtschlämme
  Verlegekeil, Zugkeil, Spannkeil, Nivellierkeil
  Faserspachtelmasse, Faserspachtel, faserarmierte Spachtelmasse, Estrichspachtel faserarmiert, Holzbodenspachtel
  Glasbaustein, Glasstein
  Fliesenaufkleber, Fliesensticker
  Mosaikmatte, Netzmatte Mosaik
  Estrichwaage, Nivellierböckchen, Messböckchen, Estrichmessstelle
  Estrichpumpe, Estrich Boy, Mixokret, Förderpumpe Estrich
  Trennscheibe Fliese, Keramikscheibe, Fliesenscheibe
  Putzeckprofil, Eckschiene Putz, Putzwinkel
  Putzabschlussprofil, Putzabschlussleiste, Abschlussleiste Putz, Putzabschluss
  Putzmaschine, Gipsmaschine, Verputzmaschine
  Dosenverlängerung, Putzausgleichsring, Dosenausgleich
  Plattenzange, Fliesenverlegezange
  Unterlegplättchen, Distanzplättchen, Ausgleichsscheibe, Distanzscheibe
  Schwabenkelle, Quadratkelle, Mauerkelle quadratisch
  Maurerkelle, Dreikantkelle, Berliner Kelle
  Polierscheibe, Polierteller, Diamant Polierteller
  Fertigestrich, Estrichmörtel
  Innenputz, Kalkzementputz innen
  Spritzbewurf, Vorspritzer, Zementspritzbewurf, Vorspritzmörtel
  Papageienzange, Brechzange Fliesen, Fliesenbrechzange
  Flexfuge, Fugenflex, Fugenmörtel flexibel, flexibler Fugenmörtel
  Fugenreiniger, Fugenfrisch
  Schneidlatte, Großformatschneider, Schneidschiene Großformat
  Zahnspachtel, Kleberspachtel
`
