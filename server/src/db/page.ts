/** Which part of a list is read; without it the first fifty rows. */
export type Page = { start?: number | undefined; rows?: number | undefined }

/** Rows of a page where nobody says how many. */
export const usualRows = 50
