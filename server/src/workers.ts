import type { Services } from './adapters/services.ts'
import { jobHandlers } from './capabilities/job-handlers.ts'
import { runJobs } from './capabilities/jobs/public.ts'
import { sendMails } from './capabilities/mails/public.ts'
import { carryOutImports, giveUpSilent } from './capabilities/imports/public.ts'
import { deliverOutbox } from './capabilities/outbox/public.ts'
import { queueCleanUp } from './capabilities/upkeep/public.ts'
import { searchBehind, writeInsights } from './capabilities/search/public.ts'
import type { Config } from './config.ts'
import type { Connection } from './db/connection.ts'
import { listenForWork } from './db/wake-ups.ts'
import { dayIn } from './today.ts'
import { startWorker } from './worker.ts'

type Around = {
  connection: Connection
  config: Config
  services: Services
  now: () => Date
  onError: (error: unknown) => void
  /** What was done, for log and metrics. */
  tell: (what: string, counts: Readonly<Record<string, number>>) => void
}

/** How long work may lie about when nobody says that there is some. */
const every = 5_000
/** How often a node asks whether the night's clean-up is queued. */
const hourly = 3_600_000
/** How long an import may take to come to its end when the shop is told to; main.ts waits for longer than that. */
const importEnd = 8_000

/**
 * Starts what this node does in the background: handing orders to the ERP, jobs, sending mails. Any number of nodes may.
 * @returns finishes what is under way and stops
 */
export function startWorkers({
  connection,
  config,
  services,
  now,
  onError,
  tell,
}: Around): () => Promise<void> {
  const { db, pool } = connection
  const today = dayIn(config.timeZone)
  const lag = () => searchBehind(db, services.searchPlace)
  const stopping = new AbortController()
  const workers = {
    outbox: startWorker(() => deliverOutbox({ db, erp: services.erp, now }), { every, onError }),
    jobs: startWorker(() => runJobs({ db, services, config, now, tell }, jobHandlers), { every, onError }),
    mails: startWorker(() => sendMails(db, services, now), { every, onError }),
    import_runs: startWorker(
      () => carryOutImports({ db, now, today, lag, dataDir: config.dataDir, stopping: stopping.signal }),
      {
        every,
        onError,
      },
    ),
    // Beside the imports: one may go on for an hour, while another's node went away.
    silentImports: startWorker(() => giveUpSilent(db), { every, onError }),
    insights: startWorker(() => writeInsights(db, services.search), { every, onError }),
    cleanUp: startWorker(() => queueCleanUp(db, today(now())), { every: hourly, onError }),
  }
  const stopListening = listenForWork(pool, (table) => {
    if (table === 'outbox' || table === 'jobs' || table === 'mails' || table === 'import_runs')
      workers[table].wake()
  })
  return async () => {
    await stopListening()
    const timer = setTimeout(() => stopping.abort(), importEnd)
    await Promise.all(Object.values(workers).map((worker) => worker.stop()))
    clearTimeout(timer)
  }
}
