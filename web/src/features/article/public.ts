export { OfferAction, OfferTile, type Tile } from './offer-tile.tsx'
