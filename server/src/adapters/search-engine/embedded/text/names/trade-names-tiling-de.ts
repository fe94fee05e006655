/** As `germanNames`, for what tilers work with: their tools, adhesives, sealants, profiles and what lies below a tile. */
export const germanTilingNames = `
  Fliesenkreuz, Fugenkreuz, Fugenkreuze, Fliesenabstandshalter
  Kartuschenpistole, Kartuschenpresse, Handpresse, Auspresspistole, Silikonpistole, Silikonspritze, Handpresse Kartuschen
  Fugenkelle, Fugeisen, Fugenkratzkelle, Ausfugeisen
  Herzkelle, Spitzkelle, Zungenkelle
  Putzkelle, Maurerkelle, Putzerkelle
  Stuckateurkelle, Stukkateurkelle, Stuckateurspachtel, Stukkateurspachtel, Stuckateureisen
  Flächenspachtel, Flächenrakel, Japanspachtel
  Filzbrett, Filzreibebrett, Filzreibbrett
  Abziehlatte, Putzlatte, Abziehleiste, Richtlatte, Richtscheit
  Drahtbürste, Stahlbürste, Stahldrahtbürste
  Fuggummi, Fugengummi, Gummischaber, Fugenschaber
  Fugenglätter, Silikonglätter, Fugenabzieher, Silikonabzieher
  Steintrennmaschine, Steinsäge, Tischsteinsäge, Blocksäge
  Vakuumheber, Saugheber, Glassauger, Plattenheber, Plattensauger, Saugnapf Fliesen
  Schonhammer, Gummihammer, Plattenlegerhammer
  Schlagholz, Klopfbrett, Klopfholz
  Fliesenhammer, Fliesenhacke, Fliesenspitzhammer
  Kniebrett, Kniebank, Knierutscher
  Kniekissen, Knieunterlage, Kniematte
  Deckenstütze, Baustütze, Sprieß, Deckenspreize, Stahlrohrstütze
  Maurerbock, Gerüstbock
  Unterstellbock, Arbeitsbock, Klappbock
  Kleistertisch, Tapeziertisch
  Rührstab, Rührkorb, Rührquirl, Mischquirl, Wendelrührer, Quirl
  Rührwerk, Mörtelquirl, Rührmaschine, Mörtelrührer, Rührer
  Hydroschwamm, Viskoseschwamm, Fliesenschwamm
  Waschset, Fliesenwaschset, Waschwanne, Fliesenlegerset, Waschkasten
  Sperrgrund, Absperrgrund, Sperrgrundierung
  Haftdispersion, Haftemulsion, Mörtelvergütung
  Blitzzement, Montagezement, Schnellzement, Blitzmörtel, Schnellmontagezement
  Montagemörtel, Schnellmontagemörtel, Expressmörtel, Schnellmörtel
  Bodenausgleichsmasse, Verlaufsspachtel, selbstverlaufende Masse, Nivelliermasse
  Reparaturspachtel, Standspachtel
  Reparaturmörtel, Betonspachtel, Betonreparaturmörtel, Betonersatz
  Gießharz, Estrichharz, Rissharz, Vergussharz
  Estrichklammer, Wellenverbinder, Estrichanker
  Mittelbettmörtel, Mittelbettkleber
  Drainmörtel, Drainagemörtel, Einkornmörtel, Drainagemörtel Terrasse
  Natursteinkleber, Marmorkleber, Natursteinmörtel
  Dispersionskleber, Fertigkleber, Eimerkleber, Dispersions Fliesenkleber, gebrauchsfertiger Fliesenkleber
  Reaktionsharzkleber, Epoxidkleber, Epoxikleber, Epoxidharzkleber
  Acetatsilikon, Essigsilikon
  Natursteinsilikon, Marmorsilikon
  PU Kleber, Polyurethankleber, Polyurethanklebstoff, PUR Kleber
  Maleracryl, Acryldichtstoff, Bauacryl
  Montagekleber, Baukleber, Konstruktionskleber
  Hybridkleber, MS Polymer, MS Polymer Kleber, Hybridpolymer
  Zementschleierentferner, Zementschleierlöser
  Kalkentferner, Kalklöser, Sanitärreiniger
  Schimmelentferner, Antischimmel, Schimmelspray, Schimmelreiniger
  Silikonentferner, Silikonlöser
  Fleckschutz, Fleckstop, Steinimprägnierung
  Viertelkreisprofil, Viertelstab, Viertelstabprofil, Rundprofil
  Dehnfugenprofil, Dehnungsfugenprofil, Bewegungsfugenprofil, Bewegungsprofil
  Treppenprofil, Treppenstufenprofil, Treppenkante, Stufenprofil
  Dekorprofil, Designprofil, Zierprofil
  Gefällekeil, Gefälleprofil, Duschprofil
  Revisionsrahmen, Revisionsfliese, Magnetrahmen, Fliesenrahmen, Fliesenmagnet
  Wannenelement, Wannenverkleidung, Wannenbauplatte
  Duschboard, Duschelement, Gefälleplatte, Duschboden, Duschbodenelement
  Ausgleichskeil, Regulierkeil
  Stelzlager, Plattenlager, Terrassenlager, Drehfuß
  Drainagematte, Drainmatte, Dränmatte
  Wandmanschette, Wanddichtmanschette
  Zahnkelle, Fliesenlegerkelle
  Fugenschlitten, Mörtelschlitten
  Wasserschieber, Wasserabzieher, Gummiwischer
  Drucksprüher, Pumpsprüher, Sprühflasche
  Lochsägenset, Lochsägensatz, Lochkreissäge
  Sanierungsfräse, Betonschleifer, Putzfräse
  Mauernutfräse, Schlitzfräse
  Walzenschleifmaschine, Parkettschleifer
  Bodenstripper, Teppichstripper
`
