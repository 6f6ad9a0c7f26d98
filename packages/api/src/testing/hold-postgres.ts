import { startPostgres } from '../postgres/start-postgres.ts'

/** Starts PostgreSQL and keeps running: for tests that kill it. */
const { url, pid } = await startPostgres({ dataDir: process.env.DATA_DIR ?? '', port: 0, isDurable: false })
console.log(`pid ${pid} ready at ${url}`)
setInterval(() => {}, 60_000)
