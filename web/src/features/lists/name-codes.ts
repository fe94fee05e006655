/** What the server says about a name; told at its field. */
export const nameCodes = ['MISSING_NAME', 'INVALID_NAME', 'NAME_ALREADY_TAKEN'] as const
