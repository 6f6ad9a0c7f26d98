import { createServer } from 'node:http'

/** Responds with its process id, and ends when told to, as our servers do. */
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.LIGHT_PORT), '127.0.0.1')
console.log(`started as ${process.pid}`)
process.once('SIGTERM', () => process.exit(0))
