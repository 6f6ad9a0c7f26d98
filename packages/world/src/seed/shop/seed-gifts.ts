import { buildProducts } from '../../build/products.ts'
import type { WorldProduct } from '../../build/types.ts'
import { questionnaires } from '../../data/gifts/questionnaires.ts'
import { giftTags, reasonsOfTags, tagsByWords, tagsOfCategory, tagsOfObject } from '../../data/gifts/tags.ts'
import { json, type SeedTx } from '../../database.ts'

/**
 * Seeds the gift finder: tags, tagged products, and questions. Created once, also in databases seeded before it
 * existed.
 */
export async function seedGifts(tx: SeedTx): Promise<void> {
  const seeded = await tx`
    insert into seed_run (name, version) values ('gift-finder', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  const tags = Object.entries(giftTags).map(([tag, label]) => ({ tag, label, because: reasonsOfTags[tag] ?? null }))
  await tx`insert into gift_tag ${tx(tags, 'tag', 'label', 'because')} on conflict do nothing`
  await seedTagged(tx)
  await seedQuestionnaires(tx)
}

const pairs = (key: string, tags: string) => tags.split(' ').map((tag) => ({ key, tag }))

async function seedTagged(tx: SeedTx): Promise<void> {
  const ofCategories = Object.entries(tagsOfCategory).flatMap(([path, tags]) => pairs(path, tags))
  await tx`
    insert into category_gift_tag (category_id, tag)
    select c.id, row.tag from jsonb_to_recordset(${tx.json(ofCategories)}) as row (key text, tag text)
    join category c on c.path = row.key on conflict do nothing`
  const ofProducts = buildProducts().flatMap((product) => pairs(product.slug, ownTags(product).join(' ')))
  await tx`
    insert into product_gift_tag (product_id, tag)
    select p.id, row.tag from jsonb_to_recordset(${tx.json(ofProducts)}) as row (key text, tag text)
    join product p on p.slug = row.key where row.tag <> '' on conflict do nothing`
}

/** A product's own tags, besides those of its category. */
function ownTags({ title, section, object, attributes }: WorldProduct): string[] {
  const words = tagsByWords.flatMap(([sections, pattern, tags]) =>
    sections.split(' ').includes(section) && pattern.test(title) ? tags.split(' ') : [],
  )
  const material = attributes.some(({ value }) => /leather/i.test(value)) ? ['leather'] : []
  return [...new Set([...words, ...material, ...(tagsOfObject[object]?.split(' ') ?? [])])]
}

async function seedQuestionnaires(tx: SeedTx): Promise<void> {
  const rows = Object.entries(questionnaires).map(([slug, content], position) => ({ slug, position, content }))
  await tx`
    with put as (
      insert into gift_questionnaire (slug, version, position, is_published)
      select row.slug, 1, row.position, true
      from jsonb_to_recordset(${json(tx, rows)}) as row (slug text, position integer)
      on conflict do nothing returning slug
    )
    insert into gift_questionnaire_version (slug, version, content)
    select row.slug, 1, row.content
    from jsonb_to_recordset(${json(tx, rows)}) as row (slug text, content jsonb) join put using (slug)`
}
