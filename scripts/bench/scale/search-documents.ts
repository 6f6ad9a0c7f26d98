import postgres from 'postgres'

/** Words for generated names, so that a million of them have a realistic vocabulary: large and very uneven. */
const firsts =
  'Old New Blue Green Red Little Royal Golden Indigo Monsoon Saffron Banyan Lotus Peacock Mango Neem Corner'
const seconds =
  'Garden Cafe Bazaar Market Kitchen Canteen Bookshop Studio Gallery Courtyard Haveli Bakery Taproom Theatre Lake Fort ' +
  'Stepwell Temple Museum Trail Walk Rooftop Library Workshop Tea Chai Momos Kurta Jazz Street Food Brunch'
const kinds = ['place', 'post', 'event']

/**
 * A database with this many search documents besides those of the demo data, copied from its template; kept for the
 * next run. They are only in the search index, which is all that this measures.
 */
export async function sowDocuments(template: string, size: number): Promise<string> {
  const from = new URL(template)
  const wanted = new URL(template)
  wanted.pathname = `/nukkad_documents_${size}`
  const home = new URL(template)
  home.pathname = '/bench'
  const admin = postgres(home.href, { max: 1, onnotice: () => {} })
  const name = wanted.pathname.slice(1)
  const [known] = await admin`select from pg_database where datname = ${name}`
  if (!known) await admin`create database ${admin(name)} template ${admin(from.pathname.slice(1))}`
  await admin.end()
  const db = postgres(wanted.href, { max: 1, onnotice: () => {}, connection: { statement_timeout: 0 } })
  const [{ count }] = (await db`select count(*)::integer as count from searchable`) as unknown as [{ count: number }]
  if (count < size) {
    await db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`set local maintenance_work_mem = '256MB'`
      // Indexing a full table takes a fraction of the time of filling an indexed one.
      const [index] = await tx<[{ definition: string }]>`
        select pg_get_indexdef('searchable__title'::regclass) as definition`
      await tx`drop index searchable__title`
      await addDocuments(tx, count, size)
      await tx.unsafe(index.definition)
    })
    await db`vacuum analyze searchable`
  }
  await db.end()
  return wanted.href
}

const addDocuments = (tx: postgres.TransactionSql, from: number, to: number) => tx`
  insert into searchable (kind, ref, city, title, line, words, href, image, popularity, made_at)
  select (${kinds}::text[])[1 + n % 3], 'made-' || n, (${['delhi', 'bangalore', 'mumbai', 'goa']}::text[])[1 + n % 4],
    f.words[1 + (n::bigint * 7919) % 17] || ' ' || s.words[1 + (n::bigint * 104729) % 32] || ' '
      || initcap(substr(md5((n % 40000)::text), 1, 6)),
    'Made to measure', s.words[1 + n % 32] || ' ' || substr(md5((n % 15000)::text), 1, 5), '/places/made-' || n, null,
    (n * 31) % 480, now() - (n % 900) * interval '1 day'
  from generate_series(${from}::integer, ${to - 1}::integer) as n,
    (select string_to_array(${firsts}, ' ') as words) as f, (select string_to_array(${seconds}, ' ') as words) as s`
