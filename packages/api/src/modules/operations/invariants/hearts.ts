import { recountHearts as recountPlaces } from '../../places/hearts.ts'
import { recountHearts as recountPosts } from '../../posts/hearts.ts'
import type { Check } from '../proof.ts'

/** The number of hearts is stored with each item, because lists are sorted by it. */
export const heartChecks: readonly Check[] = [
  {
    name: 'hearts',
    area: 'catalogue',
    says: 'The number of hearts of places and posts matches the hearts that people gave.',
    find: (q, _, limit) => q`
      with given as (
        select kind, ref, count(*)::integer as n from saved_item where kind in ('place', 'post') group by kind, ref
      ), counted as (
        select 'place' as kind, slug as ref, hearts as n from place where hearts > 0
        union all
        select 'post', city || '/' || slug, hearts from post where hearts > 0
      )
      select kind || ' ' || ref as id,
        'counts ' || coalesce(counted.n, 0) || ', was given ' || coalesce(given.n, 0) as text
      from given full join counted using (kind, ref)
      where given.n is distinct from counted.n and (
        counted.n is not null
        or (kind = 'place' and exists (select from place p where p.slug = ref))
        or (kind = 'post' and exists (
          select from post p where p.slug = split_part(ref, '/', 2) and p.city = split_part(ref, '/', 1)
        ))
      )
      limit ${limit}`,
    repair: {
      says: 'Recounts the hearts of places and posts.',
      run: async (tx) => (await recountPlaces(tx)) + (await recountPosts(tx)),
    },
  },
]
