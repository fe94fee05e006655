/** Largest workbook with lines for a basket, in bytes; 20,000 lines take less. */
export const largestWorkbook = 3 * 1024 ** 2

/** What of a sheet is read: lines are looked at by people before they are ordered. */
export const sheetLimits = { rows: 5000, columns: 60, cell: 200, sheets: 20 } as const

/**
 * Why a workbook is not read: it is none, is of a program before 2007 or has a password, is larger than it may be unpacked, or is
 * damaged.
 */
export const workbookFaults = ['NO_WORKBOOK', 'OLD_OR_LOCKED', 'TOO_LARGE', 'DAMAGED'] as const
export type WorkbookFault = (typeof workbookFaults)[number]
