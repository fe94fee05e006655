/** Long work cut into steps: it yields about every tenth of a millisecond, so that others can run between two steps. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Runs the work at once, for small work and for processes that serve nobody. */
export function runNow<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Runs the work in slices of `sliceMs` milliseconds and lets the event loop turn between two of them. */
export async function runInSlices<T>(steps: Steps<T>, sliceMs = 4): Promise<T> {
  for (;;) {
    const end = performance.now() + sliceMs
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Elements that a simple loop handles between two yields. */
export const stepSize = 8192
