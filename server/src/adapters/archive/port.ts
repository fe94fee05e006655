/** What names an original in the archive: the type of the document and its numbers, the shop's or the ERP's. */
export type ArchivedDocument = { doctype: number; docid: string; orderNumber: string | null }

/** The originals of documents, as the ERP printed or received them. */
export type Archive = {
  has: (document: ArchivedDocument) => Promise<boolean>
  /** The original with its kind; undefined where there is none. */
  read: (
    document: ArchivedDocument,
  ) => Promise<{ extension: string; mime: string; content: Buffer } | undefined>
}
