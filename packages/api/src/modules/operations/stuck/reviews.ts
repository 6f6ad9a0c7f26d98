import type { Check } from '../proof.ts'

export const waitingReviewChecks: readonly Check[] = [
  {
    name: 'held-reviews',
    area: 'work',
    says: 'No review waits for moderation.',
    find: (q, _, limit) => q`
      select id::text, left(title || ': ' || body, 200) as text from review where state = 'held'
      order by created_at limit ${limit}`,
  },
  {
    name: 'held-comments',
    area: 'work',
    says: 'No comment with a link or a flag waits for moderation.',
    find: (q, _, limit) => q`
      select c.id::text, left(c.body, 200) || case when f.count > 0 then
        ' (flagged by ' || f.count || coalesce(': ' || nullif(f.reasons, ''), '') || ')' else '' end as text
      from comment c
      cross join lateral (
        select count(*) as count, left(string_agg(nullif(reason, ''), '; '), 120) as reasons from comment_flag
        where comment_id = c.id and created_at > coalesce(c.read_at, '-infinity')
      ) f
      where (c.state = 'held' or c.id in (select comment_id from comment_flag))
        and c.deleted_at is null and c.state <> 'refused' and (c.state = 'held' or f.count > 0)
      order by c.created_at limit ${limit}`,
  },
  {
    name: 'reported-questions',
    area: 'work',
    says: 'No reported question about a product waits for moderation.',
    find: (q, _, limit) => q`
      select r.id::text, left(r.body || ' – ' || r.answer, 200) ||
        ' (reported by ' || f.count || coalesce(': ' || nullif(f.reasons, ''), '') || ')' as text
      from product_question r
      cross join lateral (
        select count(*) as count, left(string_agg(nullif(reason, ''), '; '), 120) as reasons from product_question_flag
        where question_id = r.id and created_at > coalesce(r.read_at, '-infinity')
      ) f
      where (r.visibility = 'held' or r.id in (select question_id from product_question_flag))
        and r.visibility <> 'removed' and (r.visibility = 'held' or f.count > 0)
      order by r.asked_at limit ${limit}`,
  },
]
