/** As `germanNames`, for what plumbers and heating engineers call otherwise than the makers. */
export const germanPlumbingNames = `
  Gumminippel, Siphongummi, Gumminippel Waschbecken, Übergangsnippel Gummi
  Verbundrohr, Alupex, Mehrschichtrohr, MSVR, Mehrschichtverbundrohr
  PE Xa Rohr, PEX Rohr, VPE Rohr, Pexa, PE X Rohr
  Presswinkel, Winkel gepresst, Pressbogen
  Press T Stück, T Stück gepresst
  Edelstahlrohr, Inoxrohr, Edelstahl Systemrohr, Edelstahl Pressrohr
  C Stahl Rohr, Siederohr, Stahlrohr Heizung, C Stahlrohr
  Temperguss Winkel, Gewindewinkel, Tempergusswinkel
  Tempergussfitting, Gewindefitting, Temperguss Fitting, Fitting verzinkt
  Temperguss Muffe, Gewindemuffe, Muffe verzinkt
  Doppelnippel, Rohrnippel, Rohrdoppelnippel, Langnippel
  Holländer, Holländerverschraubung, Übergangsverschraubung
  Überwurfmutter, Ü Mutter
  Blindstopfen, Verschlussschraube
  Kugelhahn, Abstellhahn, Absperrhahn
  Schrägsitzventil, Freistromventil
  Unterputzventil, UP Absperrung, UP Ventil
  Eckventil, Winkelventil, Eckhahn, Eckregulierventil
  Auslaufventil, Zapfhahn, Kaltwasserhahn, Auslaufhahn
  Standventil, Standhahn, Kaltwasserhahn
  Dichtfaden, Loctite 55, Gewindedichtfaden
  Dichthanf, Hanfzopf, Dichtflachs
  Dichtpaste, Hanfpaste, Neofermit, Gewindedichtpaste
  Flachdichtung, Gummidichtung, Dichtscheibe
  Einhebelmischer, Einhebler, Einhandbatterie, Einhandmischer
  Zweigriffarmatur, Zweigriffbatterie, Zweigriff Waschtischbatterie, Zweigriffmischer
  Spültischarmatur, Küchenhahn, Küchenarmatur, Spültischbatterie, Spültischmischer
  Niederdruckarmatur, ND Armatur, Armatur Boiler, Boilerarmatur, Niederdruckbatterie
  Wannenarmatur, Badewannenarmatur, Wannenfüll Brausebatterie, Wannenbatterie
  Unterputzkörper, Grundkörper, Rohbauset, UP Einbaukörper, Ibox, Einbaukörper, Rohbaukörper
  Fertigmontageset, Feinbauset, Sichtteil, Fertigset
  Brausestange, Gleitstange, Wandstange, Duschstange, Brausestangenset
  Brausehalter, Duschkopfhalter, Brausehalterung, Wandhalter Handbrause
  Handwaschbecken, Gästewaschbecken, HWB, Gästewaschtisch, Handwaschtisch
  Aufsatzwaschbecken, Aufsatzbecken, Waschschüssel, Schale Waschtisch, Waschschale, Aufsatzwaschtisch
  Halbsäule, Siphonverkleidung, Siphonabdeckung
  Möbelwaschtisch, Möbelwaschbecken
  Waschtischbefestigung, Waschbeckenschrauben, Stockschrauben Waschtisch, Waschbeckenbefestigung, WT Befestigung
  Stand WC, Klo stehend, Standtoilette, Standklosett
  Absenkautomatik, Softclose, Soft Close, Absenkung
  Betätigungsplatte, Drückerplatte
  Vorwandelement, Geberit Element, Duofix, Vorwandgestell, WC Gestell
  Schallschutzset WC, Schallschutzmatte WC, WC Schallschutz, WC Schallschutzset
  Urinal, Pinkelbecken, Urinalbecken
  Duschrinne, Bodenrinne, Duschablaufrinne
  Punktablauf, Duschbodenablauf
  Wannenträger, Badewannenträger
  Wannenanker, Wannenleiste, Wannenbefestigung, Wannenprofil
  Wannenrandband, Wannendichtband, Wannenband, Wannenrand Dichtband
  Überlaufgarnitur, Wannenüberlauf, Ab und Überlauf, Ab und Überlaufgarnitur
  Spültisch, Küchenspüle, Einbauspüle, Spülbecken
  Röhrensiphon, Spülensiphon, Siphon Spüle, Siphon Küche
  Waschmaschinensiphon, UP Siphon Waschmaschine, Waschgerätesiphon, Siphon Waschmaschine
  Trichtersiphon, Tropftrichter, Tropfwassersiphon
  Röhrenradiator, Röhrenheizkörper, Gliederheizkörper, Gliederradiator
  Thermostatkopf, Thermokopf, Heizkörperthermostatkopf, Thermostatfühler
  Entlüftungsschlüssel, Heizkörperschlüssel, Entlüfterschlüssel, Heizungsschlüssel
  Heizkörperentlüfter, Heizungslüfter, Entlüftungsventil, Luftventil Heizkörper
  Ausdehnungsgefäß, Ausgleichsgefäß, Membranausdehnungsgefäß, Druckgefäß
  Pufferspeicher, Heizwasserspeicher
  Trinkwarmwasserspeicher, Trinkwasserspeicher, Brauchwasserspeicher, Boiler, Warmwasserspeicher
  Hauswasserfilter, Feinfilter, Trinkwasserfilter
  Eurokonus, Klemmverschraubung, Klemmringverschraubung, Eurokonusverschraubung
  Tackernadel, Tackerclip, Tackerklammer Fußbodenheizung, Rohrhalteclip
  Rohrkralle, Rohrclip, Rohrclips, Rohrklammer
  Rohrschelle, Rohrhalter, Stahlschelle, Rohrbefestigung
  Doppelschelle, Doppelrohrschelle, Doppel Rohrschelle
  Rohrisolierung, Rohrschlauch, Isoschlauch, Isolierschlauch
  Öltank, Heizöltank
  Abgasrohr, Kaminrohr PP, Abgasrohr PP, Abgasleitung
  Neutralisation, Neutra, Kondensatneutralisation, Neutralisationsbox
  Kellerentwässerungspumpe, Kellerpumpe, Schmutzwassertauchpumpe, Tauchpumpe
  WC Rollenhalter, Klorollenhalter, Klopapierhalter
  Papierhandtuchspender, Handtuchspender, Handtuchpapierspender
  Durchlauferhitzer, DLE, Elektro Durchlauferhitzer
  Wohnraumlüftung, KWL, Lüftungsanlage, kontrollierte Wohnraumlüftung, Komfortlüftung
  Rückschlagventil, Rückflussverhinderer, Rückschlagklappe
  Warmwasserzähler, WWZ
  Kaltwasserzähler, KWZ
  Kaltwasserleitung, KW Leitung
  Trinkwasserleitung, TW Leitung, Trinkwasserrohr
  Dunstabzugshaube, Wrasenabzug, Dunstabzug, Abzugshaube, Dunsthaube
  Mauerkasten, Wandkasten, Abluft Mauerkasten
  Lüftungsrohr, Abluftrohr, Zuluftrohr
  Abflussrohr, Ablaufrohr, Abwasserrohr
  Kaminhut, Kaminhaube, Abdeckhaube Kamin, Schornsteinhaube
  Waschmaschinenablauf, Waschmaschinenschlauch Ablauf, Ablaufschlauch
  Aquastop, Wasserstopp, Aquastopp
  Zulaufschlauch, Waschmaschinenschlauch, Aquastopschlauch
  Kugelrückschlagventil, Kugelrückflussverhinderer
  Strangregulierventil, Strangabsperrventil, Strangventil
  Heizkreisset, Pumpengruppe, Heizungsgruppe, Pumpenbaugruppe
  Hydraulische Weiche, Verteilerweiche, Weiche Heizung
  Fühler, Temperaturfühler
  Außenfühler, Außentemperaturfühler
  Kesseldämmung, Kesselisolierung
  Kaminzugregler, Zugregler, Zugbegrenzer
  Wasserbehandlung, Dosiermittel, Heizungsschutz, Inhibitor
  Frostschutzmittel, Frostschutz Heizung, Glykol, Propylenglykol
  Kalkschutz, Kalkwandler
  Druckerhöhungsanlage, Hauswasserwerk, Druckerhöhung
  Brunnenpumpe, Tiefbrunnenpumpe
  Bürstendichtung WC, WC Dichtung, Klodichtung
  Armaturenschlüssel, Standhahnmutternschlüssel, Stehschlüssel, Rohrsteckschlüssel Armatur
  Abflussreiniger, Rohrreiniger, Rohrfrei
  Saugglocke, Pümpel, Pömpel, Pümpel Abfluss, Stampfer Abfluss, Gummistampfer
  Duschpaneel, Duschsäule, Duschsystem
  Waschrinne, Reihenwaschanlage, Reihenwaschtisch
  Duschvorhangstange, Vorhangstange Dusche
  Schwenkauslauf, Auslaufrohr, Auslauf Armatur
  Umsteller, Umschalter Armatur, Umstellventil
  Thermostatkartusche, Thermoelement, Thermostateinsatz
  Waschbeckenstöpsel, Ablaufstopfen, Klick Klack Ventil, Push Open Ventil
  Überlaufrosette, Überlaufblende, Überlaufabdeckung
  Haarsieb, Ablaufsieb, Haarfänger, Abflusssieb, Bodenablaufsieb
  Ablaufhaube, Ablaufabdeckung Dusche, Duschablauf Deckel, Ablaufdeckel
  Geruchverschlusseinsatz, Siphoneinsatz, Sifoneinsatz, Geruchverschluss Einsatz
  Klebemuffe, Klebefitting, PVC Muffe
  KG Doppelsteckmuffe, KGMM, KG Doppelmuffe, Doppelsteckmuffe
  Schlauchtülle, Schlauchstutzen, Schlauchnippel, Schlauchanschluss
  Schlauchverschraubung, Schlauchanschluss Hahn, Gardenatülle
  Hydrantenstandrohr, Standrohr Hydrant
  Rohrbegleitheizung, Begleitheizung, Heizkabel Rohr, Frostschutzheizband, Frostschutz Heizband
  Zirkulationspumpe, Zirkupumpe, Brauchwasserpumpe
  Heizungsregler, Heizungssteuerung, Heizungsregelung
  Smartes Heizkörperthermostat, Smart Home Thermostat, elektronisches Heizkörperthermostat, Funk Heizkörperthermostat
  Rücklauftemperaturbegrenzer, RTL Ventil, RTL
  Designheizkörper, Paneelheizkörper, Vertikalheizkörper
  Bodenkonvektor, Unterflurkonvektor, Bodenkanalkonvektor, Konvektor Bodenkanal, Bodenkanalheizung
  Infrarotheizung, Infrarotpaneel, IR Heizung, Infrarot Heizpaneel
  Öldüse, Brennerdüse, Ölbrennerdüse
  Ölfilter, Heizölfilter
  Gasuhr, Gaszähler
  Gasschlauch, Gasleitung flexibel, Gasanschlussschlauch
  Ablaufsicherung, thermische Ablaufsicherung
  Brauchwasserwärmepumpe, Warmwasserwärmepumpe, Trinkwasserwärmepumpe
  Solarflüssigkeit, Tyfocor, Solarfluid, Wärmeträgerflüssigkeit
  Wannenrevision, Revisionstür Wanne, Revisionsrahmen Badewanne, Wannenrevisionsrahmen
  Standarmatur Wanne, freistehende Wannenarmatur
  Wandanschlussbogen, Brausebogen, Schlauchanschlussbogen, Brauseanschlussbogen
  Seitenbrause, Körperdüse, Seitendüse, Körperbrause
  Hygienebrause, Popodusche, Bidetbrause, Hygienedusche, WC Brause
  Selbstschlussarmatur, Zeitarmatur, Selbstschlussventil, Drückerarmatur
  Sensorarmatur, berührungslose Armatur, Infrarotarmatur, Elektronikarmatur, opto elektronische Armatur
  Kosmetikspiegel, Schminkspiegel, Rasierspiegel, Vergrößerungsspiegel
  Zahnputzbecherhalter, Becherhalter, Zahnbecherhalter
  Seifenschale, Seifenhalter, Seifenablage
  Handtuchhaken, Bademantelhaken
  Badematte, Badvorleger, Duschvorleger, Badezimmermatte
  Duschvorhang, Brausevorhang
  WC Stein, Klostein, Spülrandreiniger, WC Spülrandreiniger
  Urinalsieb, Urinaleinlage
  Ausgussbecken, Ausguss Waschküche, Wandausguss
  Waschmaschinenunterbau, Waschmaschinenpodest, Waschmaschinensockel
  Fernwärmeleitung, Mantelrohr Fernwärme, KMR, Fernwärmerohr, Kunststoffmantelrohr, Nahwärmerohr
  Brandschutzmanschette, Rohrmanschette Brand, R90 Manschette, Rohrabschottung
  Brandschutzmörtel, Deckenverguss, Vergussmörtel Brandschutz
  Thermostatkopf Fern, Fernversteller
  Duschschlauch, Brauseschlauch
  Duschsitz, Klappsitz
  Spiegelklebeset, Spiegelhalter
  WC Kombination, Stand WC Kombination, WC Kombi
  Sickerwasserpumpe, Sumpfpumpe
  Dreischeibe, Wandverteilerdose
  WC Versatzstück, exzentrischer WC Anschluss, Klosettanschluss exzentrisch
  P Siphon, Röhrengeruchsverschluss
  Ventiloberteil, Oberteil Armatur
  Nachfülleinrichtung, Füllkombination, Füllarmatur Heizung
  Schlammabscheider, Magnetfilter, Magnetitabscheider
  Luftabscheider, Spirovent, Mikroblasenabscheider
  Verteilerschrank, Heizkreiskasten, UPV Schrank
  Frischwasserstation, Trinkwasserstation
  Abgasbogen, Abgaswinkel
  Duschhocker, Duschstuhl
  Toilettensitzerhöhung, WC Aufsatz, WC Sitzerhöhung
  Stützklappgriff, Klappgriff
  Kombieckventil, Doppeleckventil, Doppelspindel
  Eckventilverlängerung, Ventilverlängerung
  Baustopfen, Abdrückstopfen, Prüfstopfen
  Kappenventil, Absperrung Ausdehnungsgefäß
  Umschaltventil, Drei Wege Umschaltventil
  Druckstoßdämpfer, Wasserschlagdämpfer
  Außenarmatur frostsicher, Winterhahn, frostsichere Außenarmatur
`
