import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bare Node server that returns the same JSON to everyone: the floor that page servers are compared with. */
const body = JSON.stringify({ hello: 'nukkad' })
const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
