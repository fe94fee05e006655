/** First day of prices that name none. */
export const always = '1900-01-01'
