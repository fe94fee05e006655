/** What the stand-in portal has to show. */
export type PortalItem = {
  /** The maker's own number. */
  itemNumber: string
  supplierNumber: string
  name: string
}
export type PortalCatalogue = { id: string; brand: string; title: string; items: PortalItem[] }
export type PortalVideo = { id: string; title: string; minutes: string }
export type PortalContents = { catalogues: PortalCatalogue[]; videos: PortalVideo[] }
