import postgres from 'postgres'

const watched = [
  'product',
  'product_listing',
  'product_fact',
  'variant',
  'product_picture',
  'place',
  'place_in_feed',
  'post',
  'post_in_feed',
]

/** Sequential scans of the tables that grow this large, as counted by PostgreSQL itself. */
export async function sequentialScans(url: string): Promise<number> {
  const db = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await db`
      select coalesce(sum(seq_scan), 0)::integer as scans from pg_stat_user_tables where relname = any(${watched})`
    return Number(row?.scans)
  } finally {
    await db.end()
  }
}
