/** Which articles a DATANORM file holds: those the customer has ordered, of one of his lists, or of a category. */
export const datanormSources = ['bought', 'list', 'category'] as const
/** List prices alone, or the customer's net prices beside them. */
export const datanormPrices = ['list', 'net'] as const
/** As many articles as one file has. */
export const mostDatanormArticles = 20_000
