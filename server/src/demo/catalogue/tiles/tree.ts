/** Categories of tiles. The leaves of floor tiles end in the size groups of `porcelain.ts`. */
export const tileTree = `
tiles | Fliesen und Platten | Tiles and slabs | tile
  tiles-floor | Bodenfliesen | Floor tiles
    floor-stone | Steinoptik | Stone look
      floor-stone-small | Steinoptik bis 30x60 cm | Stone look up to 30x60 cm
      floor-stone-medium | Steinoptik 60x60 cm | Stone look 60x60 cm
      floor-stone-large | Steinoptik Großformat | Stone look large format
    floor-concrete | Betonoptik | Concrete look
      floor-concrete-small | Betonoptik bis 30x60 cm | Concrete look up to 30x60 cm
      floor-concrete-medium | Betonoptik 60x60 cm | Concrete look 60x60 cm
      floor-concrete-large | Betonoptik Großformat | Concrete look large format
    floor-marble | Marmoroptik | Marble look
      floor-marble-small | Marmoroptik bis 30x60 cm | Marble look up to 30x60 cm
      floor-marble-medium | Marmoroptik 60x60 cm | Marble look 60x60 cm
      floor-marble-large | Marmoroptik Großformat | Marble look large format
    floor-terrazzo | Terrazzooptik | Terrazzo look
      floor-terrazzo-small | Terrazzooptik bis 30x60 cm | Terrazzo look up to 30x60 cm
      floor-terrazzo-medium | Terrazzooptik 60x60 cm | Terrazzo look 60x60 cm
      floor-terrazzo-large | Terrazzooptik Großformat | Terrazzo look large format
    floor-wood | Holzoptik | Wood look
      floor-wood-medium | Holzoptik Diele bis 90 cm | Wood look planks up to 90 cm
      floor-wood-large | Holzoptik Diele 120 cm und länger | Wood look planks 120 cm and longer
    floor-trade | Feinkorn für Gewerbe und Küche | Fine-grain for trade and kitchens
      floor-trade-plain | Feinkorn glatt | Fine-grain plain
      floor-trade-relief | Feinkorn profiliert R12 und R13 | Fine-grain profiled R12 and R13
  tiles-wall | Wandfliesen | Wall tiles
    wall-plain | Uni | Plain
      wall-plain-gloss | Uni glänzend | Plain glossy
      wall-plain-matt | Uni matt | Plain matt
    wall-metro | Metro und Riemchen | Metro and brick format
      wall-metro-bevel | Metro mit Facette | Metro bevelled
      wall-metro-flat | Riemchen handgeformt | Handmade look bricks
    wall-decor | Dekore | Decors
      wall-decor-relief | Reliefdekore | Relief decors
      wall-decor-pattern | Musterdekore | Patterned decors
  tiles-outdoor | Terrassenplatten | Outdoor slabs
    outdoor-20mm | Keramik 20 mm | Ceramic 20 mm
      outdoor-stone | Terrassenplatten Steinoptik | Outdoor slabs stone look
      outdoor-wood | Terrassenplatten Holzoptik | Outdoor slabs wood look
  tiles-mosaic | Mosaik | Mosaic | mosaic
    mosaic-all | Mosaik nach Material | Mosaic by material
      mosaic-porcelain | Feinsteinzeugmosaik | Porcelain mosaic
      mosaic-glass | Glasmosaik | Glass mosaic
      mosaic-stone | Natursteinmosaik | Natural stone mosaic
  tiles-trim | Sockel und Stufen | Skirtings and steps | skirting
    trim-all | Formteile | Trim pieces
      trim-skirting | Sockelfliesen | Skirting tiles
      trim-step | Treppenfliesen | Step tiles
  tiles-profiles | Profile | Profiles | profile
    profiles-edge | Abschlussprofile | Edge profiles
      profiles-straight | Winkelprofile | Straight edge profiles
      profiles-round | Viertelkreisprofile | Quarter-round profiles
      profiles-square | Quadratprofile | Square profiles
    profiles-other | Weitere Profile | Further profiles
      profiles-stairs | Treppenprofile | Stair-nosing profiles
      profiles-joint | Dehnungsfugenprofile | Movement-joint profiles
`
