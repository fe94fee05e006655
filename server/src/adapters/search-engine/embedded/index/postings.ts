const firstCapacity = 1024

/**
 * Which term stands in which article, one element a pair. Three plain arrays of one kind each: this is the hottest
 * loop of indexing, and a container that holds any kind of array is several times slower.
 */
export class Postings {
  terms = new Uint32Array(firstCapacity)
  docs = new Uint32Array(firstCapacity)
  impacts = new Uint8Array(firstCapacity)
  length = 0

  push(term: number, doc: number, impact: number): void {
    if (this.length === this.terms.length) this.reserve(1)
    const at = this.length++
    this.terms[at] = term
    this.docs[at] = doc
    this.impacts[at] = impact
  }

  /** Makes room for `more` further elements. */
  reserve(more: number): void {
    const { terms, docs, impacts } = this
    if (this.length + more <= terms.length) return
    const capacity = Math.max(terms.length * 2, this.length + more)
    this.terms = new Uint32Array(capacity)
    this.docs = new Uint32Array(capacity)
    this.impacts = new Uint8Array(capacity)
    this.terms.set(terms.subarray(0, this.length))
    this.docs.set(docs.subarray(0, this.length))
    this.impacts.set(impacts.subarray(0, this.length))
  }
}
