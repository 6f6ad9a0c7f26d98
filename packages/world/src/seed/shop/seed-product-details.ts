import type { WorldProduct } from '../../build/types.ts'
import { reviewAnswer } from '../../data/review-answers.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeProduct, type ProductView, picturePaths, pictureSizes, productViews } from '../../picture.ts'
import { describeReviewPhoto, reviewPhotoPath } from '../../review-photo.ts'

const viewWords = { front: '', side: ', from another side', detail: ', close up', inuse: ', as it is packed' } as const

/** The background and alternative text of a picture; a product without a model shows a card with its name. */
function pictureWords(
  product: WorldProduct,
  view: ProductView,
  colour: string | null,
  hex: string,
  colourSlug: string,
) {
  const { ground, look } = describeProduct(product, view, hex, colourSlug)
  const named = `${product.title}${colour ? ` in ${colour.toLowerCase()}` : ''}`
  const isCard = look.model === null && view !== 'inuse'
  return { ground, alt: isCard ? `Card with the name of ${named}, by ${look.maker}` : `${named}${viewWords[view]}` }
}

export async function seedPictures(tx: SeedTx, products: readonly WorldProduct[]): Promise<void> {
  const rows = products.flatMap((product) => {
    const colours = new Map(product.variants.map((variant) => [variant.colourSlug, variant]))
    return [...colours].flatMap(([colourSlug, { colour, hex }]) =>
      productViews.map((view, position) => ({
        product: product.slug,
        colour_slug: colourSlug,
        position,
        url: picturePaths.product(product.slug, view, colourSlug),
        ...pictureSizes.product,
        ...pictureWords(product, view, colour, hex ?? product.tone, colourSlug),
      })),
    )
  })
  await tx`
    insert into product_picture (product_id, colour_slug, position, url, width, height, alt, ground)
    select p.id, row.colour_slug, row.position, row.url, row.width, row.height, row.alt, row.ground
    from jsonb_to_recordset(${tx.json(rows)}) as row (
      product text, colour_slug text, position smallint, url text, width integer, height integer, alt text,
      ground text)
    join product p on p.slug = row.product`
}

export async function seedOptions(tx: SeedTx, products: readonly WorldProduct[]): Promise<void> {
  const options = products.flatMap(({ slug, options: list }) =>
    list.map((option, position) => ({ product: slug, position, ...option })),
  )
  const values = options.flatMap(({ product, position, values: list = [] }) =>
    list.map(([title, price], at) => ({ product, option: position, position: at, title, price: price * 100 })),
  )
  await tx`
    insert into product_option (product_id, kind, title, position, is_required, price_paise, max_characters)
    select p.id, row.kind, row.title, row.position, row."isRequired", row.price * 100, row."maxCharacters"
    from jsonb_to_recordset(${json(tx, options)}) as row (
      product text, kind text, title text, position smallint, "isRequired" boolean, price bigint,
      "maxCharacters" smallint)
    join product p on p.slug = row.product
    order by p.id, row.position`
  await tx`
    insert into product_option_value (option_id, title, position, price_paise)
    select o.id, row.title, row.position, row.price
    from jsonb_to_recordset(${tx.json(values)})
      as row (product text, option smallint, position smallint, title text, price bigint)
    join product p on p.slug = row.product
    join product_option o on o.product_id = p.id and o.position = row.option
    order by o.id, row.position`
}

export async function seedReviews(tx: SeedTx, products: readonly WorldProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.reviews.map(({ photos, ...review }, place) => ({
      product: product.slug,
      ...review,
      photos: photos.map((number) => reviewPhoto(product, number, review.author)),
      answer: reviewAnswer(review.rating, place),
    })),
  )
  await tx`
    insert into review (product_id, author, rating, title, body, is_verified, created_at, photos, helpful_count,
      votes_before, answer, answered_at)
    select p.id, row.author, row.rating, row.title, row.body, row."isVerified",
      now() - row."daysAgo" * interval '1 day', row.photos, row.helpful, row.helpful,
      row.answer, case when row.answer is not null then now() - row."daysAgo" * interval '23 hours' end
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      product text, author text, rating smallint, title text, body text, "isVerified" boolean, "daysAgo" integer,
      photos jsonb, helpful integer, answer text)
    join product p on p.slug = row.product`
}

const reviewPhoto = (product: WorldProduct, number: number, author: string) => ({
  url: reviewPhotoPath(product.slug, number),
  ...pictureSizes.product,
  alt: `${product.title} at home, photo by ${author}`,
  color: describeReviewPhoto(product, product.variants[0]?.hex ?? product.tone, number).ground,
})
