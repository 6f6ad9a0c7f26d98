import type { Check } from '../proof.ts'

export const invoiceChecks: readonly Check[] = [
  {
    name: 'invoice-numbers',
    area: 'invoices',
    says: 'A merchant’s invoices and credit notes of a financial year are numbered from 1 without gaps, except those skipped.',
    find: (q, _, limit) => q`
      select merchant_id || ' ' || kind || ' ' || financial_year as id,
        count(serial) || ' documents numbered ' || min(serial) || ' to ' || max(serial) || ', the last number is '
          || coalesce(max(last), 0) || ', ' || coalesce(max(skipped), 0) || ' were skipped' as text
      from invoice_counter full join invoice using (merchant_id, kind, financial_year)
      group by merchant_id, kind, financial_year
      having count(serial) <> coalesce(max(last - skipped), 0) or max(serial) > coalesce(max(last), 0)
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
