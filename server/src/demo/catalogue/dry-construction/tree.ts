/** Categories of dry construction. */
export const dryConstructionTree = `
dry | Trockenbau | Dry construction | board
  dry-boards | Platten | Boards
    boards-gypsum | Gipsplatten | Plasterboards
      board-standard | Gipsplatten GKB | Standard plasterboards
      board-wet | Imprägnierte Gipsplatten GKBI | Moisture-resistant plasterboards
      board-fire | Feuerschutzplatten GKF | Fire-resistant plasterboards
      board-acoustic | Schallschutzplatten | Acoustic plasterboards
    boards-fibre | Faser- und Zementplatten | Fibre and cement boards
      board-fibre | Gipsfaserplatten | Gypsum fibreboards
      board-cement | Zementbauplatten | Cement boards
  dry-profiles | Profile und Zubehör | Profiles and accessories | stud
    profiles-stud | Wandprofile | Wall profiles
      profile-cw | CW-Ständerprofile | CW studs
      profile-uw | UW-Anschlussprofile | UW tracks
      profile-ua | UA-Aussteifungsprofile | UA stiffening profiles
    profiles-ceiling | Deckenprofile | Ceiling profiles
      profile-cd | CD- und UD-Profile | CD and UD profiles
      hangers | Abhänger und Verbinder | Hangers and connectors | bracket
  dry-fixings | Befestigung | Fixings | screws
    dry-screws | Schrauben und Dübel | Screws and plugs
      screws-drywall | Schnellbauschrauben | Drywall screws
      plugs | Dübel | Plugs
      screws-wood | Holzbauschrauben | Timber screws
  dry-finish | Spachtel und Putz | Fillers and plaster | sack
    fillers | Spachtelmassen und Bänder | Fillers and tapes
      filler-joint | Fugenspachtel | Joint fillers
      filler-finish | Finish und Flächenspachtel | Finish and skim fillers
      filler-tape | Bewehrungsstreifen und Kantenschutz | Joint tapes and corner beads | roll
    access-panels | Revisionsklappen | Access panels | panel
      access-panel | Revisionsklappen Wand und Decke | Access panels for walls and ceilings
`
