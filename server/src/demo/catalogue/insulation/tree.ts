/** Categories of insulation. */
export const insulationTree = `
insulation | Dämmung | Insulation | insulation-roll
  insulation-mineral | Mineralwolle | Mineral wool
    mineral-roof | Dach und Wand | Roof and wall
      mineral-rafter | Klemmfilz Zwischensparren | Rafter insulation rolls
      mineral-partition | Trennwandplatten | Partition slabs | insulation-board
      mineral-facade | Fassadendämmplatten | Facade slabs | insulation-board
  insulation-foam | Hartschaum | Rigid foam | insulation-board
    foam-eps | EPS | EPS
      eps-facade | WDVS-Platten | ETICS boards
      eps-floor | Estrichdämmung | Screed insulation
    foam-xps | XPS und PUR | XPS and PUR
      xps-perimeter | Perimeterdämmung | Perimeter insulation
      pur-roof | PUR-Dämmplatten | PUR boards
  insulation-natural | Naturdämmung | Natural insulation
    natural-wood | Holzfaser und Hanf | Wood fibre and hemp
      wood-fibre | Holzfaserdämmplatten | Wood fibre boards | insulation-board
      hemp | Hanf und Zellulose | Hemp and cellulose
  insulation-technical | Technische Dämmung | Technical insulation | pipe-insulation
    technical-pipe | Rohrdämmung | Pipe insulation
      pipe-rubber | Kautschukschläuche | Rubber tubes
      pipe-wool | Rohrschalen alukaschiert | Foil-faced pipe sections
  etics | WDVS-Zubehör | ETICS accessories | sack
    etics-all | Systemzubehör | System accessories
      etics-mortar | Klebe- und Armierungsmörtel | Adhesive and reinforcing mortar
      etics-dowel | Dämmstoffdübel | Insulation dowels | plug
      etics-render | Oberputze | Finishing renders | bucket
  membranes | Dampfbremsen und Klebebänder | Vapour barriers and tapes | roll
    membranes-all | Luftdichtheit | Airtightness
      vapour-barrier | Dampfbremsen | Vapour barriers
      airtight-tape | Klebebänder | Adhesive tapes
`
