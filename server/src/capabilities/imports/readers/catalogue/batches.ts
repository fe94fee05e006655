/** Articles mapped at a time: the shop is asked about them at once. */
const batchSize = 200

/** What comes in batches of that size, the last one smaller. */
export async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
