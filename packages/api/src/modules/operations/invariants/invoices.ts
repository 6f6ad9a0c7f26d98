import type { Check } from '../proof.ts'

export const invoiceChecks: readonly Check[] = [
  {
    name: 'invoice-numbers',
    area: 'invoices',
    says: 'A merchant’s invoices and credit notes of a financial year are numbered from 1 without gaps.',
    find: (q, _, limit) => q`
      select merchant_id || ' ' || kind || ' ' || financial_year as id,
        count(*) || ' documents numbered ' || min(serial) || ' to ' || max(serial) as text
      from invoice group by merchant_id, kind, financial_year
      having min(serial) <> 1 or max(serial) <> count(*)
      limit ${limit}`,
  },
  {
    name: 'invoice-amounts',
    area: 'invoices',
    says: 'The credit notes of an order do not exceed its invoice.',
    find: (q, _, limit) => q`
      select order_id as id, 'invoiced ' || invoiced || ', credited ' || credited as text
      from (
        select order_id, coalesce(sum(goods_paise) filter (where kind = 'invoice'), 0) as invoiced,
          coalesce(sum(goods_paise) filter (where kind = 'credit_note'), 0) as credited
        from invoice group by order_id
      ) documents
      where credited > invoiced
      limit ${limit}`,
  },
]
