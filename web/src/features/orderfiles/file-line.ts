/** A line of a file: article number and quantity, as somebody types both into the quick order. */
export interface FileLine {
  number: string
  /** With its unit behind it where it has one; '' where nothing stood. */
  quantity: string
  /** What the customer's program finds the line by (its number in a specification of works). */
  reference?: string
}
