/** More columns nobody reads side by side; several kinds of articles fit in beside one another. */
export const mostCompared = 24
