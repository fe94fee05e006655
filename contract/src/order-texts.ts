/** What an order is called, and remarks on it, by their names on the wire. */
export const orderTexts = ['kommi', 'project1', 'project2', 'text', 'delivery_text'] as const
export type OrderText = (typeof orderTexts)[number]
