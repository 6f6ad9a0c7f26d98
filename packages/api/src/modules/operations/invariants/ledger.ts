import type { Check } from '../proof.ts'

/** Buyers' perks and credit. The tables enforce most of this themselves; these checks verify that they do. */
export const ledgerChecks: readonly Check[] = [
  {
    name: 'ledger-sums',
    area: 'ledger',
    says: 'The postings of every entry sum to zero; only a reward that expired unused is taken back without any.',
    find: (q, _, limit) => q`
      select e.key as id, 'sums to ' || coalesce(sum(p.amount_paise), 0) || ' in ' || count(p.posting_id) || ' postings' as text
      from wallet_entry e left join wallet_posting p using (entry_id)
      group by e.entry_id having coalesce(sum(p.amount_paise), 0) <> 0
        or count(p.posting_id) < 2 and not (e.kind = 'perks_taken_back' and count(p.posting_id) = 0)
      limit ${limit}`,
  },
  {
    name: 'ledger-balances',
    area: 'ledger',
    says: 'A buyer’s balance is the sum of its postings, and their count is correct.',
    find: (q, _, limit) => q`
      select a.user_id || ' ' || a.kind as id, 'holds ' || a.balance_paise || ' by ' || a.postings || ', postings make '
        || coalesce(p.sum, 0) || ' by ' || coalesce(p.count, 0) as text
      from wallet_account a left join (
        select account_id, sum(amount_paise) as sum, count(*) as count from wallet_posting group by account_id
      ) p using (account_id)
      where a.user_id is not null and (a.balance_paise, a.postings) <> (coalesce(p.sum, 0), coalesce(p.count, 0))
      limit ${limit}`,
  },
  {
    name: 'reward-sums',
    area: 'ledger',
    says: 'The totals of perks that a buyer earned, spent and lost match the ledger.',
    find: (q, _, limit) => q`
      select a.user_id::text as id, concat_ws(' ', 'has', a.earned_paise, a.spent_paise, a.expired_paise, 'of', p.earned, p.spent, p.expired) as text
      from wallet_account a left join (
        select account_id, sum(amount_paise) filter (where kind in ('perks_given', 'perks_taken_back')) as earned,
          -sum(amount_paise) filter (where kind in ('spent', 'perks_returned')) as spent,
          -sum(amount_paise) filter (where kind = 'perks_expired') as expired
        from wallet_posting join wallet_entry using (entry_id) group by account_id
      ) p using (account_id)
      where a.kind = 'perks' and a.user_id is not null and (a.earned_paise, a.spent_paise, a.expired_paise)
        <> (coalesce(p.earned, 0), coalesce(p.spent, 0), coalesce(p.expired, 0))
      limit ${limit}`,
  },
  {
    name: 'wallet-lots',
    area: 'ledger',
    says: 'The remaining lots of a buyer’s perks or gift cards add up to the balance.',
    find: (q, _, limit) => q`
      select a.user_id || ' ' || a.kind as id, 'holds ' || a.balance_paise || ', lots make ' || coalesce(l.sum, 0) as text
      from wallet_account a left join (
        select user_id, kind, sum(left_paise) as sum from wallet_lot group by user_id, kind
      ) l using (user_id, kind)
      where a.kind in ('perks', 'gift_cards') and a.user_id is not null and a.balance_paise <> coalesce(l.sum, 0)
      limit ${limit}`,
  },
  {
    name: 'held-credit',
    area: 'ledger',
    says: 'No more credit is held for pending payments than its owner has.',
    find: (q, now, limit) => q`
      select h.user_id::text as id, h.sum || ' held of ' || coalesce(a.balance_paise, 0) as text
      from (
        select user_id, sum(credit_paise) as sum from wallet_hold
        where state = 'held' and expires_at > ${now} group by user_id
      ) h left join wallet_account a on a.user_id = h.user_id and a.kind = 'credit'
      where h.sum > coalesce(a.balance_paise, 0)
      limit ${limit}`,
  },
  {
    name: 'affiliate-entries',
    area: 'ledger',
    says: 'An affiliate earns between zero and its share for a delivered line, and nothing for other lines.',
    find: (q, _, limit) => q`
      select e.line_id::text as id, 'has ' || e.paise || ' of at most ' || coalesce(l.most_paise, 0) as text
      from (
        select affiliate_id, line_id, sum(amount_paise) as paise from affiliate_entry
        where line_id is not null group by affiliate_id, line_id
      ) e left join affiliate_line l on l.line_id = e.line_id and l.affiliate_id = e.affiliate_id
      where e.paise < 0 or e.paise > coalesce(l.most_paise, 0)
      limit ${limit}`,
  },
]
