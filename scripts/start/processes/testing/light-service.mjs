import { createServer } from 'node:http'

/** Answers its process id, and ends when it is told to, as our servers do. */
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.LIGHT_PORT), '127.0.0.1')
console.log(`started as ${process.pid}`)
process.once('SIGTERM', () => process.exit(0))
