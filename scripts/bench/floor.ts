import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'

/**
 * The floor: a bare Node server that does nothing but what must be done. `/constant` answers fixed JSON, `/row` reads
 * one indexed row, `/rows` twelve, all from the database that the API uses. It runs in a process of its own.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 16, onnotice: () => {} })
await sql`create table if not exists bench_floor (id int primary key, slug text not null unique, body jsonb not null)`
await sql`insert into bench_floor select n, 'row-' || n, jsonb_build_object('title', 'Row ' || n, 'text', repeat('kurta ', 60)) from generate_series(1, 1000) n on conflict do nothing`

const some = () => 1 + Math.floor(Math.random() * 900)
const answers: Record<string, () => Promise<unknown>> = {
  '/constant': async () => ({ hello: 'nukkad' }),
  '/row': async () => (await sql`select id, slug, body from bench_floor where slug = ${`row-${some()}`}`)[0],
  '/rows': () => sql`select id, slug, body from bench_floor where id > ${some()} order by id limit 12`,
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (!answer) return void response.writeHead(404).end()
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
