import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'

/**
 * The floor: a bare Node server that does only the unavoidable. `/constant` returns fixed JSON, `/row` reads one
 * indexed row, `/rows` twelve, all from the API's database; `?bytes=` sets the size of the whole response, and the rows
 * that are read are as large. Runs in its own process.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 16, onnotice: () => {} })
const usualBytes = 400
const rowsAtOnce = 12
await sql`drop table if exists bench_floor`
await sql`create table bench_floor (
  bytes int not null, id int not null, slug text not null, body text not null, primary key (bytes, id), unique (bytes, slug)
)`

/** Text that a compressor treats like that of pages; PostgreSQL stores it the same way too. */
const filled = new Map<number, Promise<unknown>>()
function fill(bytes: number): Promise<unknown> {
  const known = filled.get(bytes)
  if (known) return known
  const made = sql`
    insert into bench_floor
    select ${bytes}::int, n, 'row-' || n, left((
      select string_agg('{"word ' || part || '":"' || md5((n * 1000 + part)::text) || '"}', ',') from generate_series(1, ${bytes}::int / 40 + 1) part
    ), ${bytes}::int)
    from generate_series(1, 1000) n on conflict do nothing`.then(() => sql`analyze bench_floor`)
  filled.set(bytes, made)
  return made
}

const some = () => 1 + Math.floor(Math.random() * 900)
const answers: Record<string, (bytes: number) => Promise<unknown>> = {
  '/constant': async () => ({ hello: 'nukkad' }),
  '/row': async (bytes) => {
    await fill(bytes)
    return (await sql`select id, slug, body from bench_floor where bytes = ${bytes} and slug = ${`row-${some()}`}`)[0]
  },
  '/rows': async (all) => {
    const bytes = Math.round(all / rowsAtOnce)
    await fill(bytes)
    return sql`
      select id, slug, body from bench_floor where bytes = ${bytes} and id > ${some()} order by id limit ${rowsAtOnce}`
  },
}
const server = createServer((request, response) => {
  const [path = '', bytes] = (request.url ?? '').split('?bytes=')
  const answer = answers[path]
  if (!answer) return void response.writeHead(404).end()
  answer(bytes ? Number(bytes) : usualBytes).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
