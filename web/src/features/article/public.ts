export { OfferAction, OfferTile, type Tile, TileMarks } from './offer-tile.tsx'
