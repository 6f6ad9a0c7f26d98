import type { Queryable, Tx } from '../../../db.ts'

/** What a merchant begins with; the rest is filled in by its people. */
export interface MerchantToCreate {
  readonly slug: string
  readonly name: string
  readonly maker: string
  readonly city: string
  /** slug and name of a locality of the city */
  readonly locality: { readonly slug: string; readonly name: string }
  readonly state: string
  readonly pincode: string
  readonly line: string
}

/** Creates a merchant without a story and returns its id; undefined when another one has the address. */
export async function createMerchant(tx: Tx, merchant: MerchantToCreate): Promise<number | undefined> {
  const { slug, name, maker, city, locality, state, pincode, line } = merchant
  const [row] = await tx<{ id: number }[]>`
    insert into merchant (slug, name, maker, city, locality_slug, locality, state, pincode, line, story_title, story)
    values (${slug}, ${name}, ${maker}, ${city}, ${locality.slug}, ${locality.name}, ${state}, ${pincode}, ${line}, '',
      '')
    on conflict (slug) do nothing returning id`
  return row?.id
}

/** The addresses of merchants that are this one, or begin with it. */
export async function takenAddresses(q: Queryable, slug: string): Promise<ReadonlySet<string>> {
  const rows = await q<{ slug: string }[]>`
    select slug from merchant where slug = ${slug} or slug like ${`${slug}-%`}`
  return new Set(rows.map((row) => row.slug))
}

export async function localityName(q: Queryable, city: string, slug: string): Promise<string | undefined> {
  const [row] = await q<{ name: string }[]>`select name from locality where city = ${city} and slug = ${slug}`
  return row?.name
}
