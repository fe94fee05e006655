/** Categories of roofing. */
export const roofingTree = `
roofing | Dach | Roofing | roof-tile
  roof-pitched | Steildach | Pitched roof
    roof-tiles | Dachziegel und Dachsteine | Roof tiles
      roof-clay | Tondachziegel | Clay roof tiles
      roof-plain | Biberschwanz | Plain tiles
      roof-concrete | Dachsteine | Concrete roof tiles
    roof-parts | Formziegel und Zubehör | Fittings and accessories
      roof-ridge | First und Grat | Ridge and hip | ridge-tile
      roof-verge | Ortgang und Lüfter | Verge and vents
      roof-safety | Schneefang und Tritte | Snow guards and steps | bracket
  roof-under | Unterdach | Underlay | roll
    roof-membranes | Bahnen | Membranes
      roof-underlay | Unterspann- und Unterdeckbahnen | Underlays
      roof-bitumen | Bitumenbahnen | Bitumen sheets
    roof-timber | Latten | Battens | batten
      roof-batten | Dach- und Konterlatten | Roof and counter battens
  roof-drainage | Dachentwässerung | Roof drainage | gutter
    gutters | Rinnen und Rohre | Gutters and pipes
      gutter | Dachrinnen | Gutters
      downpipe | Fallrohre | Downpipes | pipe
      gutter-parts | Rinnenhalter und Formteile | Brackets and fittings | bracket
  roof-windows | Dachfenster | Roof windows | roof-window
    roof-window-all | Fenster und Eindeckrahmen | Windows and flashings
      roof-window | Schwingfenster | Centre-pivot windows
      roof-flashing | Eindeckrahmen | Flashings
`
