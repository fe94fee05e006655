import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const run = promisify(execFile)

/** Passes 1.2 GB through buffers of 200 kB, of which the last 256 MB are kept, and prints how often the heap was gone through. */
const churning = (prepare: string) => `
  import { PerformanceObserver, constants } from 'node:perf_hooks'
  import { setImmediate as turn } from 'node:timers/promises'
  import { collectByAllMemory } from ${JSON.stringify(new URL('garbage.ts', import.meta.url).href)}
  ${prepare}
  let begun = 0
  const started = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  const observer = new PerformanceObserver((list) => { begun += list.getEntries().filter(started).length })
  observer.observe({ entryTypes: ['gc'] })
  const kept = []
  for (let i = 0; i < 6000; i++) {
    kept[i % 1280] = Buffer.allocUnsafeSlow(200_000)
    if (i % 20 === 0) await turn()
  }
  await turn()
  console.log(begun, Math.round(process.resourceUsage().maxRSS / 1024))`

async function collected(prepare: string): Promise<{ times: number; mostMiB: number }> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', churning(prepare)])
  const [times = Number.NaN, mostMiB = Number.NaN] = stdout.split(' ').map(Number)
  return { times, mostMiB }
}

describe('garbage', () => {
  test('says nothing of flags that this V8 does not know', async () => {
    const { stderr, stdout } = await run(process.execPath, [
      '--input-type=module',
      '-e',
      churning('collectByAllMemory()'),
    ])
    expect(`${stdout}${stderr}`).not.toMatch(/unrecognized|illegal/i)
  })

  test('is collected far less often while answers come and go, and memory stays within twice what is kept', async () => {
    const before = await collected('')
    const now = await collected('collectByAllMemory()')
    expect(before.times).toBeGreaterThan(10)
    expect(now.times).toBeLessThan(before.times / 2)
    expect(now.mostMiB).toBeLessThan(1024)
  })
})
