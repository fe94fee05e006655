import type { FormatFault } from '@shop/contract/documents'

/** Thrown where a document has no form in a format: what is missing, or does not fit and would be another thing if cut. */
export class FormatRefusal extends Error {
  readonly fault: FormatFault
  /** '' for the document as a whole. */
  readonly value: string

  constructor(fault: FormatFault, value = '') {
    super(`${fault} ${value}`)
    this.fault = fault
    this.value = value
  }
}
