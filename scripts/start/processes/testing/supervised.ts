import path from 'node:path'
import { keepRunning } from '../keep-running.ts'

/** What `npm start` does, with one small process besides the database: for tests that end parts of it. */
const home = process.env.LIGHT_HOME ?? ''
await keepRunning({ generations: 2, bringsBack: true }, async (running) => {
  const port = Number(process.env.LIGHT_PORT)
  const url = await running.postgres({ NUKKAD_HOME: home, PGPORT: Number(process.env.LIGHT_PGPORT) } as never)
  await running.service({
    name: 'light',
    entry: path.join(import.meta.dirname, 'light-service.mjs'),
    env: { LIGHT_PORT: String(port) },
    logs: path.join(home, 'logs'),
    ready: `http://127.0.0.1:${port}/`,
  })
  console.log(`up ${url}`)
})
