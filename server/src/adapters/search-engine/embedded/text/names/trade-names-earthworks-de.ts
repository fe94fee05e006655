/** As `germanNames`, for masonry, concrete and its formwork, for drains, roads, paving and what grows beside them. */
export const germanEarthworkNames = `
  Kalksandstein, KS, Sandkalkstein, KSV
  KS Bauplatte, Kalksandsteinplatte, KS Platte
  Bimsstein, Bims, Bimsvollstein, Leichtbetonstein, Vbl
  Blockziegel, Poroton, Planziegel, Hochlochziegel, Wärmedämmziegel, Tonblock
  Backstein, Vollziegel, Mauerziegel, Ziegelstein, Mz
  Schalungsstein, Schalstein, Betonschalungsstein, Verfüllstein
  Kimmstein, Isokimm
  Schornsteinsystem, Kaminbausatz, Schornstein Bausatz, Kaminsystem
  Schamotterohr, Innenrohr Kamin, Kamin Innenrohr
  Betonsturz, Stahlbetonsturz, Überlager, Fenstersturz, Türsturz
  U Schale, Ringbalkenschale, Ringankerschale
  Deckenrandschalung, Deckenabstellstein, Randschalung, Deckenabmauerung, Deckenrandelement
  Randabschalung, Abschalung, Abschalelement
  Schalungsrohr, Pappschalung, Säulenschalung, Rundschalung, Rundsäulenschalung
  Schalungsanker, Ankerstab, Dywidagstab, Spannstab, Spannanker
  Ankermutter, Flügelmutter Schalung
  Distanzrohr, Mauerstärke, Hüllrohr, Mauerstärken
  Rückbiegeanschluss, Verwahrkasten, Rückbiegekasten, Bewehrungsanschluss
  Betonstahlmatte, Eisenmatte, Moniermatte
  Betonstabstahl, Rundeisen Beton, Torstahl, Rippenstahl, Betonrippenstahl, Eisenstange
  Bewehrungsschlange, Abstandhalterschlange, Distanzstreifen, Abstandschlange
  Abstandskorb, Unterstützungskorb, Distanzkorb
  Steckbügel, Eisenbügel, Bewehrungsbügel
  Kettelbinder, Drahtschlaufe, Bindeschlaufe, Rödelschlaufe, Drahtbinder
  Betonverflüssiger, Fließmittel
  Betonfrostschutz, Frostschutzmittel Beton, Frostschutz Beton
  Betonkosmetik, Lunkerspachtel, Betonfeinspachtel
  Vergussmörtel, Vergussbeton, Quellmörtel, Untergießmörtel
  Vormauermörtel, VM Mörtel, Klinkermörtel, Verblendmörtel
  Portlandzement, Zementsack
  Löschkalk, Weißkalk, Kalkhydrat
  Schaumglasschotter, Glasschaum, Schaumglas Schotter, Glasschaumschotter, Geocell, Misapor
  Grundmauerschutzbahn, Noppenfolie, Noppenbahn, Kellernoppe
  Sickerplatte, Drainplatte, Dränplatte, Drainageplatte
  Injektionspacker, Injektionsnippel, Bohrpacker, Packer
  Injektionscreme, Verkieselung, Verkieselungsmittel, Mauerinjektion
  Arbeitsfugenband, Fugenband PVC
  Schachtfutter, Schachteinführung
  Revisionsschacht, Putzschacht, Kontrollschacht
  Doppelrückstauverschluss, Doppelrückstau, Rückstaudoppelverschluss
  Fettabscheider, Fettfang
  Spülschacht, Drainageschacht, Dränschacht, Drainagespülschacht
  Filtervlies, Geovlies, Geotextil, Trennvlies, Wegevlies, Straßenbauvlies
  Entwässerungsrinne, Acorinne, ACO Rinne, Hofentwässerung, Einlaufrinne
  Sinkkasten, Einlaufkasten, Rinneneinlauf, Rinneneinlaufkasten
  Abdeckrost, Rinnenrost
  Gussrost, Guss Abdeckrost
  Hofablauf, Hofgully, Hofsinkkasten, Bodenablauf Hof
  Betonrohr, Zementrohr
  Pflasterschacht, Pflasterdeckel, auspflasterbare Schachtabdeckung, Schachtabdeckung pflasterbar
  Auflagering, Ausgleichsring, Schachtausgleich, Schachtausgleichsring
  Hochbord, Hochborder, Hochbordstein
  Tiefbord, Tiefborder, Tiefbordstein
  Einzeiler, Granitzeile, Einzeilergranit, Granit Einzeiler
  Klinkerpflaster, Pflasterklinker, Ziegelpflaster
  Kleinpflaster, Granitwürfel, Kleinstein, Granitpflaster klein, Katzenkopf
  Großpflaster, Großstein, Granit Großpflaster
  Palisade, Granitstele, Stele
  Granitbord, Granit Randstein, Leistenstein
  Stützmauer, Winkelstützwand, Stützwand, Winkelelement
  Geogitter, Bewehrungsgitter Erde
  Schottertragschicht, Tragschicht, Mineralbeton, Mineralgemisch
  Brechsand, Quetschsand, Steinsand
  Edelbrechsand, Brechsand Splitt Gemisch
  Splitt, Bettungssplitt, Pflastersplitt
  Hydrantenkappe, Straßenkappe, Schieberkappe
  Anbohrschelle, Anbohrung, Anbohrventil
  Druckrohr PE, PE HD Rohr, PEHD Rohr, PE Druckrohr
  PE Klemmverbinder, PE Kupplung, Plasson, Schraubfitting, PE Fitting, PE Verbinder
  Trassenwarnband, Trassenband, Kabelwarnband, Warnband Gas
  Blockstufe, Gartenstufe, Steinstufe, Gartentreppe
  Trockenmauer, Gartenmauer, Trockenmauerstein, Gartenmauerstein
  Gabione, Drahtkorb, Gabionenkorb, Schanzkorb, Steinkorb
  Mutterboden, Oberboden, Humus, Gartenerde
  Rasensamen, Grassamen, Rasensaat, Rasensaatgut
  Volldünger, Blaukorn, NPK Dünger
  Unkrautvernichter, Herbizid, Unkrautex, Unkrautvertilger
  Tropfschlauch, Perlschlauch, Schwitzschlauch
  Schlauchwagen, Schlauchtrommel, Schlauchaufroller, Schlauchhaspel
  Doppelstabmatte, Zaunfeld, Zaunelement Metall, Gitterzaunmatte
  Zaunpfosten, Zaunsteher, Zaunstab, Zaunsäule
  Maschendraht, Drahtzaun, Viereckgeflecht, Drahtgeflecht
  Wildzaun, Knotengeflecht, Weidezaun, Forstzaun
  Holzpfahl, KDI Pfahl, Baumpfahl, Rundholzpfahl
  Sichtschutzstreifen, Zaunstreifen, Sichtschutzfolie
  Schilfrohrmatte, Schilfmatte, Sichtschutzmatte Schilf
  Schraubfundament, Erdschraube, Einschraubfundament, Drehfundament
  Pfostenträger, Stützenschuh, Pfostenschuh, Stützenträger
  Knochenpflaster, Knochenstein, Doppel T Pflaster, Doppel T Verbundpflaster
  Betonplatte, Gehwegplatte Beton, Terrassenplatte Beton
  Mauerabdeckplatte, Mauerdeckel
  Wegeplatte, Gehwegplatte, Trottoirplatte, Bürgersteigplatte
  Blindenplatte, Noppenplatte Blinden, taktile Platte, Leitplatte
  Rasenfugenpflaster, Fugenpflaster Rasen
  Regenwasserfilter, Zisternenfilter
  Sickerkiste, Rigole, Sickerbox, Versickerungsbox
  Kläranlage, Kleinkläranlage
  Rohrkupplung, Manschettendichtung, Rohrverbinder, Flexkupplung
  Steinzeugrohr, Tonrohr
  Betonschutzwand, Schrammbord, Betonleitwand
  Spritzbeton, Torkret, Torkretbeton
  Hüttensand, Schlackensand
  Recyclingschotter, RC Schotter, Betonrecycling
  Kabelschutzhaube, Kabelabdeckung Erde
  Ziegelbohrer, Hochlochziegelbohrer
  Porenbetonsäge, Ytongsäge, Ziegelsäge, Gasbetonsäge, Steinsäge Hand
  Schleifbrett Porenbeton, Ytonghobel, Raspelbrett, Porenbetonhobel
  Mörtelschlitten, Planziegelschlitten, Mörtelwalze
  Plansteinkelle, Dünnbettkelle, Dünnbettmörtelkelle, Zahnkelle Ytong, Plansteinkelle Porenbeton
  Mauerkonsole, Gerüstkonsole, Konsolgerüst
  Rollkies, Drainagekies, Drainkies, Dränkies, Filterkies
  Waschkies, Rundkorn, Kieskörnung, Rundkies
  Füllsand, Auffüllsand, Füllmaterial
  Rasenerde, Rasensubstrat, Rasentragschicht
  Polymersand, Polymerfugensand, Unkrautfugensand, Fugensand fest, Fugensand unkrauthemmend
  Beetabgrenzung, Beeteinfassung, Randeinfassung, Beetumrandung
  Rostkante, Cortenstahl Rasenkante, Metallkante Beet, Stahlkante, Rasenkante Metall
  Punktfundament, Fertigfundament, Fundamentstein, Fertigteilfundament
  Drainpflaster, Sickerpflaster, sickerfähiges Pflaster, wasserdurchlässiges Pflaster
  Schachtunterteil, Schachtboden, Schachtsohle
  Schachtkonus, Schachthals, Konus Schacht
  Schachtabdeckung, Kanaldeckel, Schachtdeckel befahrbar, Kanalschachtabdeckung
  Putzstück, KG Revision, KG Putzstück, KG Reinigungsrohr
  Leitungssand, Rohrbettung, Kabelsand
  Mauerblock, Stufenmauerblock, Blockstein
  Sandkastensand, Spielsand, Buddelsand
  Brunnenrohr, Filterrohr Brunnen
  Laubnetz, Teichnetz
  Wintervlies, Frostschutzvlies, Kälteschutzvlies
  Unkrautvlies, Pflanzvlies, Mulchvlies
  Rosenschere, Gartenschere, Rebschere, Bypassschere
  Astschere, Astschneider
  Rückenspritze, Gartenspritze, Drucksprühgerät, Rückensprüher
  Unkrautkratzer, Fugenkratzer Garten, Fugenbürste, Wegebürste
  Pflanzkelle, Blumenkelle, Handschaufel
  Fasshahn, Regentonnenhahn, Regenfasshahn
  Zapfsäule, Wasserzapfsäule, Wasserzapfstelle, Zapfstelle Garten
  Terrassendach, Terrassenüberdachung, Pergola Dach
  Kantholzpfosten, Zaunpfosten Holz
  Rankgitter, Rankhilfe, Spalier
  Gartenhaus, Gerätehaus, Gartenhütte, Geräteschuppen
  Häcksler, Schredder, Gartenhäcksler
  Grabegabel, Grabgabel, Forke
  Heugabel, Mistgabel, Forke
  Rechen, Harke, Stahlrechen
  Rasenwalze, Gartenwalze
  Streuwagen, Düngerstreuer
  Bewehrungsbieger, Biegeplatte, Eisenbieger, Betonstahlbieger, Eisenbiegegerät
  Fugenschneider, Betonschneider, Asphaltschneider
  Steinspalter, Pflasterknacker, Pflasterspalter, Steinknacker, Steinknackgerät
  Pflasterhammer, Steinsetzerhammer, Pflastererhammer
  Plattentragezange, Plattenhebezange, Verlegezange Platten, Plattenträgerzange
  Steinzieher, Pflastersteinzieher, Steinheber, Pflasterzieher
  Bordsteinzange, Kantensteinzange, Randsteinzange, Bordsteinheber, Steinversetzzange
  Abziehbohle, Abziehleiste Splitt, Planumhobel, Splittabzieher, Abziehleiste Pflaster
  Handstampfer, Handramme, Stampfer Hand
  Messlatte, Nivellierlatte, Teleskoplatte, Teleskopmesslatte
  Schnurnagel, Absteckeisen, Schnureisen, Fluchtnagel, Schnurstab
  Absteckpflock, Holzpflock, Markierpflock, Vermessungspflock
  Fluchtstab, Fluchtstange, Vermessungsstab, Jalon
  Asphaltschieber, Teerschieber, Asphaltschaber
  Fugenvergussmasse, Fugenverguss, Bitumenfuge, Bitumenvergussmasse
  Bitumenfugenband, Asphaltband, Tokband, Schmelzfugenband
  Muldenstein, Rinnenstein, Muldenrinne, Muldenrinnenstein
  Absenkstein, Bordsteinabsenker, Übergangsstein, Absenker
  Kabelzugschacht, Kabelschacht
  Schachtdichtung, Gleitringdichtung, Schachtringdichtung
  Wasserzählerschacht, Zählerschacht, Hausanschlussschacht
  Sickerkasten, Versickerungskasten, Sickerbox
  Traufkies, Spritzschutzkies, Traufstreifen
  Wasserbaustein, Wasserbausteine, Steinschüttung
  Findling, Gartenfelsen, Felsbrocken, Solitärstein
  Kiesbett, Zierkiesbett
  Betonkübel, Betonkübelsilo, Krankübel, Betonsilo
  Betonschlauch, Förderschlauch
  Schalungsklammer, Schalungsschloss, Säulenzwinge, Schalungszwinge
  Dreikantleiste, Fasenleiste, Fasleiste
  Rödelgerät, Bindegerät Bewehrung, Bewehrungsbindegerät
  Kiesbeton, Rüttelbeton
  Erdungsspieß, Kreuzerder, Tiefenerder
  Baugrubenverbau, Verbauplatte, Grabenverbau
  Rohrschneider Kanal, Rohrsäge
  Kanalballon, Absperrblase, Prüfblase, Rohrabsperrblase
  Kanalspiegel, Schachtspiegel
  Schachthaken, Deckelheber, Schachtdeckelheber, Schachtheber
  Kimmstein, Kimmschicht
  Abstandhalter Bewehrung, Abstandhalter Faserbeton, Betonabstandhalter, Betonklötzchen
  Rödeldraht, Bindedraht
  Drillapparat, Drillmaschine, Drillgerät
  Schalöl, Schalungsöl, Trennmittel Beton, Betontrennmittel
  Schalungsspanner, Spannschloss Schalung
  Fugenblech, Abdichtungsblech
  Hochlastrohr, Kanalrohr PP, grünes Rohr
  Kanalsattel, Sattelstück, Anschlussstutzen Kanal
  Schachtrahmen, Aufsatzrahmen
  Gullydeckel, Straßenablaufrost, Sinkkastenrost, Gullyrost
  Rinnenendstück, Rinnenstirnwand, Stirnwand Rinne
  Polygonalplatte, Krustenplatte, Natursteinkrustenplatte
  Kaltasphalt, Kaltmischgut, Reparaturasphalt
  Pfostenbeton, Zaunbeton, Blitzbeton, Fixbeton, Ruckzuck Beton
  Fundamentkorb, Bewehrungskorb
  Waschbetonplatte, Betonplatte Waschbeton
  Bruchstein, Mauerstein gespalten, Bruchsteinmauer
  Pflanzring, Böschungsstein, Hangstein
  Paddockplatte, Paddockgitter
  Betonschachtring, Schachtring
  Steigeisen, Steigbügel, Schachttritt
  Kabelabdeckplatte, Kabelabdeckhaube, Kabelziegel
  Trassenwarnband, Ortungsband
  Druckrohr PE, Trinkwasserrohr PE, Wasserleitung Erde
  Hauseinführung, Wanddurchführung, Mehrspartenhauseinführung
  Ringraumdichtung, Pressringdichtung, Linkdichtung
  Lichtschacht, Kellerschacht, Kellerlichtschacht
  Gitterrost, Lichtgitter
  Schuhabstreifer, Fußabstreifer, Abstreifrost, Abtretrost
  Spindelmäher, Handmäher, Handspindelmäher
  Sägekettenöl, Kettenöl, Haftöl, Kettensägenöl
  Zaunfeldspanner, Drahtspanner Zaun
`
