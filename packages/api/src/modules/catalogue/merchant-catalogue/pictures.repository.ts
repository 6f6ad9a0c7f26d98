import type { Tx } from '../../../db.ts'

/** A picture as stored with a product. */
export interface ProductPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** the background colour, #rrggbb */
  readonly color: string
}

/** Inserts a product's pictures for one colour, in order; '' is the colour of a product that comes in only one. */
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

/** Replaces the product's pictures for the colour. */
export async function replacePictures(
  tx: Tx,
  productId: number,
  colour: string,
  pictures: readonly ProductPicture[],
): Promise<void> {
  await tx`delete from product_picture where product_id = ${productId} and colour_slug = ${colour}`
  await insertPictures(tx, productId, colour, pictures)
}
