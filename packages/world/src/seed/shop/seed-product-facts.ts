import type { SeedTx } from '../../database.ts'

/**
 * Product fields shown by apps that use the older format: measures, questions to the buyer, requirements for a picture.
 */
export async function seedProductFacts(tx: SeedTx): Promise<void> {
  await tx`update merchant set contact_email = slug || '@makers.nukkad.test' where contact_email is null`
  await tx`
    update product set size_information = 'Measured flat, in centimetres; the size guide has every size. Cotton gives up to 2 cm.',
      model_size_information = case
        when sg_type in ('kurta', 'dress', 'shirt') then 'A piece in size M, without a model.'
      end
    where sg_type is not null and size_information is null`
  await tx`
    update product set takes_comment = true, question = 'Who is it for, and is there a day by which it must be there?'
    where is_personalised and question is null`
  await tx`
    update product p
    set redemption = 'The card in the box brings a second one at half the price; it holds for a year, at the maker''s own shop.'
    from category c where c.id = p.category_id and c.path = 'gifts/hampers' and p.redemption is null`
  await tx`
    update product_option o set sku = p.slug || '-' || (o.position + 1),
      image_width = case when o.kind = 'file' then 1200 end, image_height = case when o.kind = 'file' then 1200 end,
      guide = case o.kind
        when 'file' then 'Daylight, one face or one house, and nothing cut off at the edge.'
        when 'field' then 'Exactly as it shall be written, with capitals.'
      end
    from product p where p.id = o.product_id and o.sku is null`
  await tx`
    update product_option_value v set sku = o.sku || '-' || (v.position + 1)
    from product_option o where o.id = v.option_id and v.sku is null`
}
