import postgres from 'postgres'

/** A product that can be bought without choosing a variant, with stock for the whole bench. */
export async function plentifulSku(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 })
  const [row] = await sql<[{ sku: string }]>`
    update variant set on_hand = 1000000 where sku = (
      select v.sku from variant v join product p on p.id = v.product_id
      where p.is_published and not p.is_personalised
        and not exists (select from product_option o where o.product_id = p.id and o.is_required)
      order by v.sku limit 1
    ) returning sku`
  await sql.end()
  return row.sku
}

/** The number of carts that are not empty. */
export async function filledCarts(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1 })
  const [row] = await sql<[{ count: number }]>`select count(distinct cart_id)::integer as count from cart_line`
  await sql.end()
  return row.count
}
