/** Categories of masonry. */
export const masonryTree = `
masonry | Mauerwerk und Rohbau | Masonry and shell | brick
  masonry-blocks | Mauersteine | Masonry units
    blocks-clay | Ziegel | Clay blocks
      block-clay | Planziegel | Clay precision blocks
      clinker | Klinker und Verblender | Clinker and facing bricks
    blocks-other | Kalksandstein, Porenbeton, Beton | Calcium silicate, aerated concrete, concrete
      block-ks | Kalksandstein | Calcium silicate units
      block-aac | Porenbeton | Autoclaved aerated concrete
      block-formwork | Schalungssteine | Formwork blocks
    lintels | Stürze und Zubehör | Lintels and accessories
      lintel | Stürze | Lintels
  masonry-mortar | Mörtel, Beton, Putz | Mortar, concrete, plaster | sack
    mortars | Trockenmörtel | Dry mortar
      mortar | Mauermörtel | Masonry mortar
      cement | Zement und Beton | Cement and concrete
      plaster | Putze | Plasters
  masonry-garden | Garten- und Landschaftsbau | Landscaping | paver
    paving | Pflaster und Platten | Paving
      paver | Betonpflaster | Concrete pavers
      kerb | Randsteine | Kerbs
`
