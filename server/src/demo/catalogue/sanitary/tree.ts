/** Categories of sanitary. */
export const sanitaryTree = `
sanitary | Sanitär | Sanitary | basin
  ceramics | Sanitärkeramik | Sanitary ceramics
    basins | Waschtische | Wash basins
      basin | Waschtische | Wash basins
      basin-hand | Handwaschbecken | Hand basins
      basin-counter | Aufsatzbecken | Countertop basins
    toilets | WCs und Urinale | Toilets and urinals | toilet
      toilet-wall | Wand-WCs | Wall-hung toilets
      toilet-floor | Stand-WCs | Floor-standing toilets
      toilet-seat | WC-Sitze | Toilet seats | toilet-seat
  installation | Vorwand | Installation systems | wc-frame
    frames | Elemente und Platten | Frames and plates
      frame | Vorwandelemente | Installation frames
      flush-plate | Betätigungsplatten | Flush plates | flush-plate
  taps | Armaturen | Taps | tap
    taps-basin | Waschtisch und Küche | Basin and kitchen
      tap-basin | Waschtischarmaturen | Basin mixers
      tap-kitchen | Küchenarmaturen | Kitchen mixers
    taps-shower | Dusche und Wanne | Shower and bath
      tap-shower | Brause- und Wannenarmaturen | Shower and bath mixers | shower-mixer
      shower-set | Duschsysteme und Brausen | Shower systems and heads | shower
  showers | Duschen und Wannen | Showers and baths | shower-tray
    trays | Duschflächen und Rinnen | Trays and channels
      shower-tray | Duschwannen | Shower trays
      shower-channel | Duschrinnen | Shower channels | channel
      shower-wall | Duschabtrennungen | Shower screens | shower-screen
    baths | Badewannen | Baths | bath
      bath | Badewannen | Baths
  pipes | Rohre und Abläufe | Pipes and drains | pipe
    pipes-waste | Abwasser | Waste water
      pipe-ht | HT-Rohre und Formstücke | HT pipes and fittings
      siphon | Siphons und Abläufe | Siphons and wastes | siphon
    pipes-water | Trinkwasser | Drinking water
      pipe-multi | Mehrschichtverbundrohr | Multilayer pipe | pipe-coil
      pipe-fitting | Pressfittings | Press fittings | fitting
`
