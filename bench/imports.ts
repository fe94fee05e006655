/**
 * How many rows of a DATANORM delivery the shop takes a second, and the memory that takes.
 *
 *     node bench/imports.ts [articles=100000]
 *
 * Starts an embedded database in a temporary folder, writes a delivery with texts, details and prices, imports it, and
 * imports it again, when nothing changes.
 */
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { runImportCommand } from '../server/src/capabilities/imports/public.ts'
import { connect } from '../server/src/db/connection.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { migrateDatabase } from '../server/src/db/migrate.ts'

const [articles = 100_000] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
// Where root runs it the database runs as another user, who must be able to enter.
await chmod(folder, 0o755)
const server = await startEmbedded(path.join(folder, 'data'))
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
try {
  await migrateDatabase(server.url)
  const connection = connect(server.url)
  const file = path.join(folder, 'DATANORM.001')
  await writeDelivery(file)
  console.log(`${articles} articles, ${mebibytes((await stat(file)).size)} MiB`)
  for (const name of ['new', 'again']) {
    peak = 0
    const began = performance.now()
    let last = ''
    const words = ['--datanorm', file, '--supplier', '70010']
    const around = {
      db: connection.db,
      now: () => new Date(),
      today: '2026-03-11',
      print: (line: string) => void (last = line),
    }
    await runImportCommand(words, around)
    const seconds = (performance.now() - began) / 1000
    const rows = Number(/(\d+) rows read/.exec(last)?.[1])
    console.log(`${name}: ${last.trim()}`)
    console.log(
      `  ${seconds.toFixed(1)} s, ${(rows / seconds).toFixed(0)} rows/s, at most ${mebibytes(peak)} MiB`,
    )
  }
  await connection.close()
} finally {
  clearInterval(watch)
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0)
}

async function writeDelivery(file: string): Promise<void> {
  const out = createWriteStream(file)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(`V 110326${'Messung'.padEnd(115)}04EUR\r\n`)
  for (let index = 0; index < articles; index += 1) {
    const number = `${100_000 + index}`
    await write(
      `T;N;${number};;1;;Feinsteinzeug frostsicher, kalibriert;2;;Rutschhemmung R10, Kantenlänge ${index % 90} cm;\r\n` +
        `A;N;${number};40;Bodenfliese Serie ${index % 500};Format ${index % 40} x 60;1;2;ST;${1000 + (index % 9000)};RG${index % 20};01;${number};\r\n` +
        `B;N;${number};FLIESE;HER${number}; ;0;0;0; ; ; ;0;${1 + (index % 10)}; ; ;\r\n`,
    )
  }
  for (let index = 0; index < articles; index += 1)
    await write(`P;A;${100_000 + index};1;${1000 + (index % 7000)};1;3000;;;;;\r\n`)
  out.end()
  await once(out, 'close')
}
