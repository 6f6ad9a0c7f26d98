import { buildProducts } from '../../build/products.ts'
import { people } from '../../data/people.ts'
import { openQuestions, questionsByCategory, questionsOfFirstProduct } from '../../data/product-questions.ts'
import { readers } from '../../data/readers.ts'
import { json, type SeedTx } from '../../database.ts'

const firstProduct = 'indigo-block-print-kurta'

/** A number from a text: the same in every database. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** About every third product has no question yet; the others have one or more of their category. */
function answered(): { product: string; asker: string; text: string; answer: string; daysAgo: number }[] {
  return buildProducts().flatMap(({ slug, category }) => {
    const known = slug === firstProduct ? questionsOfFirstProduct : (questionsByCategory[category] ?? [])
    const from = numberOf(slug)
    const some = slug === firstProduct ? known : known.filter((_, at) => (from + at) % 3 !== 0)
    return some.map(([text, answer], at) => ({
      product: slug,
      asker: readers[(from + 17 * at) % readers.length]?.email ?? '',
      text,
      answer,
      daysAgo: 3 + ((from + 29 * at) % 140),
    }))
  })
}

/** Seeds questions to the makers. Runs once, also in databases seeded before they existed. */
export async function seedQuestions(tx: SeedTx): Promise<void> {
  const seeded =
    await tx`insert into seed_run (name, version) values ('questions', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  await tx`
    insert into product_question (product_id, merchant_id, user_id, body, state, answer, asked_at, answered_at)
    select p.id, p.merchant_id, u.id, row.text, 'answered', row.answer,
      now() - row."daysAgo" * interval '1 day' - interval '20 hours', now() - row."daysAgo" * interval '1 day'
    from jsonb_to_recordset(${json(tx, answered())}) as row (
      product text, asker text, text text, answer text, "daysAgo" integer)
    join product p on p.slug = row.product
    left join app_user u on u.email = row.asker`
  await tx`
    insert into product_question (product_id, merchant_id, user_id, body, asked_at)
    select p.id, p.merchant_id, u.id, row.text, now() - interval '1 day' * row_number() over ()
    from jsonb_to_recordset(${tx.json(openQuestions)}) as row (product text, text text)
    join product p on p.slug = row.product
    join app_user u on u.email = ${people[0].email}`
}
