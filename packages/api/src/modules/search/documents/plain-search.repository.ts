import type { Queryable } from '../../../db.ts'
import { type ShownDocument, shown } from './documents.repository.ts'

export interface PlainAsk {
  readonly words: readonly string[]
  readonly city: string | undefined
  readonly kinds: readonly string[] | undefined
  readonly sort: 'popular' | 'latest'
  readonly from: number
  readonly to: number
  readonly now: Date
  /** Allows misspelt words: by trigrams, which is slower. */
  readonly isForgiving: boolean
}

/** The same search without the index in memory: titles that contain all words, by trigram index. A fallback. */
export async function findPlainly(
  q: Queryable,
  ask: PlainAsk,
): Promise<{ documents: ShownDocument[]; counts: { kind: string; count: number }[] }> {
  const meets = ask.words.map((word) =>
    ask.isForgiving
      ? q`and ${word} <% lower(s.title)`
      : q`and lower(s.title) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  const all = meets.reduce((before, one) => q`${before} ${one}`, q``)
  const best = ask.sort === 'latest' ? q`s.made_at desc` : q`s.popularity desc`
  const [row] = await q<[{ documents: ShownDocument[]; counts: { kind: string; count: number }[] }]>`
    with found as (
      select s.* from searchable s
      where s.made_at <= ${ask.now} and (s.ends_at is null or s.ends_at > ${ask.now}) ${all}
        ${ask.city ? q`and (s.city is null or s.city = ${ask.city} or s.kind = 'brand')` : q``}
    )
    select
      (
        select coalesce(json_agg(${shown(q)}), '[]') from (
          select * from found s where ${ask.kinds ? q`s.kind = any(${[...ask.kinds]})` : q`true`}
          order by ${best}, s.id offset ${ask.from} limit ${Math.max(0, ask.to - ask.from)}
        ) s
      ) as documents,
      (
        select coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]')
        from (select kind, count(*)::integer as count from found group by kind) as by_kind
      ) as counts`
  return row
}
