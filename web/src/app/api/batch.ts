/** Specification section 9: lookups are collected for 100 ms or up to 10 items and sent as one request. */
export const batchWindow = { milliseconds: 100, items: 10 }

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Turns a lookup of many into a lookup of one that collects. `send` gets the items in the order asked and answers
 * one result per item in the same order; a failed request fails each of its items.
 */
export function batched<Item, Result>(
  send: (items: Item[]) => Promise<Result[]>,
  window = batchWindow,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush() {
    clearTimeout(timer)
    const batch = waiting
    waiting = []
    timer = undefined
    try {
      const results = await send(batch.map((one) => one.item))
      batch.forEach((one, index) => {
        const result = results[index]
        if (result === undefined) one.reject(new Error('The batched answer misses an item'))
        else one.resolve(result)
      })
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length >= window.items) void flush()
      else timer ??= setTimeout(() => void flush(), window.milliseconds)
    })
}
