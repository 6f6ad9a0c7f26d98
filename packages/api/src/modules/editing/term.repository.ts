import type { Queryable } from '../../db.ts'

/** Which of these exist: neighbourhoods of the city, tags, an author. */
export async function termsOf(
  q: Queryable,
  city: string,
  wanted: { locality: string | null; tags: readonly string[]; author?: string | null },
) {
  const [row] = await q<
    [{ locality: boolean; tags: readonly string[]; author: { readonly id: number; readonly name: string } | null }]
  >`
    select exists (select from locality l where l.city = ${city} and l.slug = ${wanted.locality}) as locality,
      array(select t.slug from tag t where t.slug = any(${[...wanted.tags]}::text[])) as tags,
      (select json_build_object('id', a.user_id, 'name', a.name) from author a
        where a.handle = ${wanted.author ?? null}) as author`
  return row
}
