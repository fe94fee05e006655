import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../db/connection.ts'
import { startWorkers } from '../workers.ts'
import { testServices } from './services.ts'

/**
 * A node of the shop as a process of its own, API and workers, so that a test can kill it. Says its port on standard
 * output. The only argument is the address of the database.
 */
const url = process.argv[2] ?? ''
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url })
const connection = connect(url)
const services = testServices()
const now = () => new Date()
const app = await buildApp({ config, db: connection.db, services })
startWorkers({ connection, config, services, now, onError: () => undefined, tell: () => undefined })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(typeof address === 'object' && address !== null ? address.port : '')
