import type { Tx } from '../../../db.ts'

/** A picture as it is kept with a product. */
export interface ProductPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** its ground, #rrggbb */
  readonly color: string
}

/** The pictures of a product in one colour, in their order; '' is the colour of what comes in one only. */
export async function insertPictures(
  tx: Tx,
  productId: number,
  colour: string,
  pictures: readonly ProductPicture[],
): Promise<void> {
  await tx`
    insert into product_picture (product_id, colour_slug, position, url, width, height, alt, ground)
    select ${productId}, ${colour}, x.at - 1, x.url, x.width, x.height, x.alt, x.ground
    from unnest(${pictures.map(({ url }) => url)}::text[], ${pictures.map(({ width }) => width)}::integer[],
      ${pictures.map(({ height }) => height)}::integer[], ${pictures.map(({ alt }) => alt)}::text[],
      ${pictures.map(({ color }) => color)}::text[]) with ordinality as x (url, width, height, alt, ground, at)`
}

/** Puts these in the place of those that were there. */
export async function replacePictures(
  tx: Tx,
  productId: number,
  colour: string,
  pictures: readonly ProductPicture[],
): Promise<void> {
  await tx`delete from product_picture where product_id = ${productId} and colour_slug = ${colour}`
  await insertPictures(tx, productId, colour, pictures)
}
