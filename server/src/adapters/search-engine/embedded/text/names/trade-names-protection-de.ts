/** As `germanNames`, for what is worn at work, for cleaning and for setting up a site. */
export const germanProtectionNames = `
  Sicherheitsschuh, Stahlkappenschuh, Schuhe Stahlkappe, Arbeitsschuh
  Arbeitshose, Handwerkerhose, Bundhose, Monteurhose
  Latzhose, Blaumann
  Zunfthose, Zimmermannshose, Cordhose
  Arbeitsjacke, Bundjacke, Berufsjacke
  Softshelljacke, Arbeitsjacke Softshell
  Warnweste, Leuchtweste, Warnschutzweste, Sicherheitsweste
  Anstoßkappe, Bumpcap, Anstoßschutzkappe, Bump Cap
  Gehörschutz, Mickymäuse, Bügelgehörschutz, Kapselgehörschutz, Micky Maus
  Staubmaske, FFP Maske, Atemmaske
  Säurehandschuh, Chemikalienhandschuh, Chemikalienschutzhandschuh
  Auffanggurt, Klettergurt, Absturzgurt, Fallschutzgurt
  Hautschutzcreme, Handcreme, Hautcreme
  Putztuchrolle, Putzrolle, Putzpapier, Papierrolle, Wischtuchrolle
  Mobile Toilette, Dixi, Baustellenklo, WC Kabine, Dixiklo, Baustellentoilette, Toilettenkabine
  Absperrband, Trassierband, Flatterband
  Bauzaunfuß, Bauzaunstein, Fuß Bauzaun
  Bauzelt, Schweißerzelt, Montagezelt
  Verbandkasten, Sanikasten, Erste Hilfe Koffer, Verbandskoffer
  Kühlbox, Kühltasche
  Regenhose, Wetterhose, Regenlatzhose
  Thermohandschuh, Winterhandschuh, Kälteschutzhandschuh
  Überschuh, Überziehschuh, Schuhüberzieher
  Knieschützer, Knieschutz, Knieschoner
  Helmband, Kinnriemen
  Schweißerschutzschirm, Schweißhelm, Schweißermaske, Schweißschild
  Schweißerschürze, Lederschürze
  Schnittschutzhose, Forsthose
  Wathose, Anglerhose
  Einwegmaske, Mundschutz, OP Maske
  Vollsichtbrille, Korbbrille
  Augendusche, Augenspülung, Augenspülflasche
  Pflasterspender, Wundpflaster, Heftpflaster
  Löschdecke, Feuerlöschdecke
  Arbeitshemd, Holzfällerhemd, Flanellhemd
  Arbeitsshirt, T Shirt, Shirt
  Arbeitssocken, Socken
  Werkzeuggürtel, Werkzeugtasche Gürtel, Gürteltasche, Nageltasche
  Hosenträger, Hosenträger Zunft
  Absperrkette, Plastikkette, Kunststoffkette
  Warnleuchte, Baustellenleuchte Warn, Bakenleuchte
  Absperrbake, Leitbake
  Fußplatte Bake, Bakenfuß, TL Fuß
  Baustellencontainer, Baucontainer, Bürocontainer
  Materialcontainer, Lagercontainer, Magazincontainer
  Gerüstnetz, Staubschutznetz, Gerüstschutznetz
  Staubschutztür, Staubschutzwand, Staubtür, Folientür
  Überfahrrampe, Auffahrrampe, Verladeschiene
  Wischmopp, Mopp, Bodenwischer
  Aufnehmer, Scheuertuch, Bodentuch, Putzlumpen, Feudel
  Schrubber, Scheuerbürste
  Allzweckreiniger, Universalreiniger, Haushaltsreiniger
  Essigreiniger, Sanitärreiniger sauer, Kalkreiniger
  Bodenreiniger, Wischpflege
  Ölbindemittel, Ölbinder, Bindemittel Öl
  Schneeschaufel, Schneeschieber, Schneeschippe
  Streusalz, Auftausalz, Tausalz
  Streugut, Streusplitt, Winterstreu
  Benzinkanister, Kraftstoffkanister, Reservekanister
  Palettenbox, Gitterbox
  Stretchfolie, Wickelfolie, Palettenfolie
  Umreifungsband, Packband Umreifung, Verpackungsband
  Arbeitssocken, Strümpfe, Arbeitsstrumpf
  Poloshirt, Polohemd
  Schirmmütze, Cappy, Basecap, Baseballcap
  Zimmermannshut, Schlapphut, Zunfthut
  Gummistiefel, Regenstiefel, PVC Stiefel
  Schweißdecke, Schweißschutzdecke
  Gebläsemaske, Gebläseatemschutz, Atemschutz Gebläsesystem, Gebläsehelm
  Nackenschutz, Nackentuch
  Fangnetz, Auffangnetz
  Thermobecher, Kaffeebecher
  Thermoskanne, Isolierkanne
  Rettungsdecke, Rettungsfolie
  Desinfektionsmittel, Handdesinfektion, Händedesinfektion
  Abfalleimer, Mülleimer, Papierkorb
  Mülltonne, Abfalltonne, Müllbehälter
  Bauschuttmulde, Kippmulde, Kippbehälter
  Kabelbrücke, Kabelschutzbrücke, Schlauchbrücke
  Schlauchbrücke, Schlauchüberfahrt
  Bodenschutzplatte, Fahrplatte
  Baggermatratze, Fahrbohle, Baggermatte
  Bautür, Baustellentür
  Bautreppe, Behelfstreppe
  Warnschutzjacke, Hi Vis Jacke, Warnjacke
  Hitzeschutzhandschuh, Schweißerhandschuh
  Kniepolster, Kniekissen Hose, Kniepolstereinlage
  Sicherheitsstiefel, Baustiefel, Sicherheitsgummistiefel
  Kälteschutzmütze, Wintermütze, Strickmütze
  Schuttrutsche, Schuttrohr, Bauschuttrutsche
  Silomörtel, Siloware, Mietsilo
  Hydrantenstandrohr, Bauwasserzähler
`
