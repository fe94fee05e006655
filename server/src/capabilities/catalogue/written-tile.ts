import { type ArticleTile, articleTile } from '@shop/contract/resources/shapes'
import type { JsonBytes } from '#server/http/json-bytes.ts'

/** Before the JSON: when it was known which accessories may be seen, then how long what follows is. */
const seenAtPlace = 0
const headLengthPlace = 8
const accessoriesLengthPlace = 12
const bodyPlace = 16
/** Before an attribute: how long its key is, and its JSON. */
const attributeHead = 8
const attributesEnd = ']}'

export type Accessory = [category: string, matnr: string, isShown: boolean]

/**
 * A tile as it is kept: its JSON, checked by its schema when it was made, up to its attributes, and each of these by itself,
 * so that an answer copies those it shows.
 */
export class WrittenTile {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /**
   * @param seenAt what had been forgotten of reads when it was known which accessories may be seen; undefined where
   *   nothing is kept
   */
  static of(tile: ArticleTile, accessories: readonly Accessory[], seenAt: number | undefined): WrittenTile {
    const { attributes } = tile
    const json = JSON.stringify(articleTile.encode({ ...tile, attributes: [] }))
    const head = Buffer.from(json.slice(0, -attributesEnd.length))
    const kinds = accessories.length === 0 ? Buffer.alloc(0) : Buffer.from(JSON.stringify(accessories))
    const lengths = Buffer.alloc(bodyPlace)
    lengths.writeDoubleLE(seenAt ?? Number.NaN, seenAtPlace)
    lengths.writeUInt32LE(head.length, headLengthPlace)
    lengths.writeUInt32LE(kinds.length, accessoriesLengthPlace)
    const written = articleTile.shape.attributes.encode(attributes).flatMap((attribute) => {
      const [key, text] = [Buffer.from(attribute.key), Buffer.from(JSON.stringify(attribute))]
      const sizes = Buffer.alloc(attributeHead)
      sizes.writeUInt32LE(key.length, 0)
      sizes.writeUInt32LE(text.length, 4)
      return [sizes, key, text]
    })
    return new WrittenTile(Buffer.concat([lengths, head, kinds, ...written]))
  }

  get seenAt(): number | undefined {
    const seenAt = this.bytes.readDoubleLE(seenAtPlace)
    return Number.isNaN(seenAt) ? undefined : seenAt
  }

  /** In place, so that a kept one knows it, too. */
  set seenAt(seenAt: number | undefined) {
    this.bytes.writeDoubleLE(seenAt ?? Number.NaN, seenAtPlace)
  }

  get hasAccessories(): boolean {
    return this.bytes.readUInt32LE(accessoriesLengthPlace) > 0
  }

  get accessories(): readonly Accessory[] {
    if (!this.hasAccessories) return []
    const text = this.bytes.toString('utf8', this.#headEnd, this.#attributesFrom)
    return JSON.parse(text) as Accessory[]
  }

  /** All of it, anew each time. */
  get tile(): ArticleTile {
    const json = [this.bytes.toString('utf8', bodyPlace, this.#headEnd)]
    for (let at = this.#attributesFrom; at < this.bytes.length; at = this.#attributeTo(at)) {
      if (json.length > 1) json.push(',')
      json.push(this.bytes.toString('utf8', this.#attributeFrom(at), this.#attributeTo(at)))
    }
    return JSON.parse(`${json.join('')}${attributesEnd}`) as ArticleTile
  }

  /** Writes it with those of its attributes that have the keys, in the order of these. */
  write(out: JsonBytes, keys: readonly Uint8Array[]): void {
    out.part(this.bytes, bodyPlace, this.#headEnd)
    let isFirst = true
    for (const key of keys) {
      const at = this.#find(key)
      if (at === undefined) continue
      if (!isFirst) out.text(',')
      out.part(this.bytes, this.#attributeFrom(at), this.#attributeTo(at))
      isFirst = false
    }
    out.text(attributesEnd)
  }

  /** Where the first attribute of the key begins. */
  #find(key: Uint8Array): number | undefined {
    for (let at = this.#attributesFrom; at < this.bytes.length; at = this.#attributeTo(at)) {
      if (this.#isCalled(at, key)) return at
    }
    return undefined
  }

  #isCalled(at: number, key: Uint8Array): boolean {
    if (this.bytes.readUInt32LE(at) !== key.length) return false
    for (let i = 0; i < key.length; i++) if (this.bytes[at + attributeHead + i] !== key[i]) return false
    return true
  }

  #attributeFrom(at: number): number {
    return at + attributeHead + this.bytes.readUInt32LE(at)
  }

  #attributeTo(at: number): number {
    return this.#attributeFrom(at) + this.bytes.readUInt32LE(at + 4)
  }

  get #attributesFrom(): number {
    return this.#headEnd + this.bytes.readUInt32LE(accessoriesLengthPlace)
  }

  get #headEnd(): number {
    return bodyPlace + this.bytes.readUInt32LE(headLengthPlace)
  }
}
