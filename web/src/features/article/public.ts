export { ArticleRow } from './article-row.tsx'
export { RecentlyViewed } from './recently-viewed.tsx'
export { OfferAction, OfferTile, type Tile, TileMarks } from './offer-tile.tsx'
