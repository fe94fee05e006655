/** Categories of tools. */
export const toolsTree = `
tools | Werkzeug und Maschinen | Tools and machines | trowel
  tools-tiling | Fliesenwerkzeug | Tiling tools
    tiling-hand | Handwerkzeug | Hand tools
      trowel-notched | Zahnkellen und Glättkellen | Notched and smoothing trowels
      trowel-mason | Kellen für Maurer und Putzer | Trowels for bricklayers and plasterers
      tiling-aid | Fugwerkzeug und Verlegehilfen | Grouting tools and laying aids | float
    tiling-cut | Schneiden | Cutting
      tile-cutter | Fliesenschneider | Tile cutters | tile-cutter
      diamond-disc | Diamantscheiben | Diamond discs | disc
  tools-power | Elektrowerkzeug | Power tools | grinder
    power-machines | Maschinen | Machines
      grinder | Winkelschleifer | Angle grinders
      drill | Bohrhämmer und Schrauber | Hammers and drivers | drill
      mixer | Rührwerke | Mixers | mixer
      saw | Sägen und Schneider | Saws and cutters | saw
  tools-measure | Messen und Prüfen | Measuring | spirit-level
    measuring | Messwerkzeug | Measuring tools
      spirit-level | Wasserwaagen | Spirit levels
      laser | Laser und Messgeräte | Lasers and meters | laser
  tools-site | Baustelle | Building site | bucket
    site-equipment | Baustellenausstattung | Site equipment
      site-bucket | Eimer, Kübel, Karren | Buckets, tubs, barrows
      ladder | Leitern und Gerüste | Ladders and scaffolds | ladder
      site-lamp | Leuchten und Lampen | Lights and lamps | lamp
      hand-tool | Handwerkzeug allgemein | General hand tools | hammer
`
