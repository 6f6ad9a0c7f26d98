import postgres from 'postgres'
import { lists, visitor } from './api-subjects.ts'
import { json } from './call.ts'
import type { PlacingSystem } from './order-placing.ts'

/** A product with one variant that a merchant changes while it is read. Prices in rupees. */
export interface Goods {
  readonly sku: string
  readonly slug: string
  readonly brand: string
  /** an account of its merchant */
  readonly userId: string
  readonly price: number
  readonly mrp: number
  readonly stock: number
}

/** What a visitor sees of the product. */
export interface Shown {
  readonly price: number
  readonly stock: number | null
}

/** Merchants of products that are among the first in the shop, which the bench reads, and one account of each. */
export async function goodsOf(
  { databaseUrl }: PlacingSystem,
  slugs: readonly string[],
  mostMerchants: number,
): Promise<Goods[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const goods = await sql<Goods[]>`
    with one as (
      select p.slug, p.merchant_id, min(v.sku) as sku, min(v.price_paise) / 100.0 as price, min(v.mrp_paise) / 100.0 as mrp,
        min(v.on_hand) as stock
      from product p join variant v on v.product_id = p.id
      where p.slug = any(${[...slugs]}) and p.is_published
        and not exists (select from product_option o where o.product_id = p.id and o.is_required)
      group by p.id having count(*) = 1 and min(v.mrp_paise) >= 10000
    ), merchants as (
      select merchant_id, gen_random_uuid() as mark from one group by merchant_id order by count(*) desc limit ${mostMerchants}
    ), people as (
      insert into app_user (email, first_name, role)
      select 'bench-merchant-' || mark || '@example.com', 'Bench', 'merchant' from merchants returning id, email
    ), accounts as (
      insert into merchant_account (user_id, merchant_id)
      select p.id, m.merchant_id from people p join merchants m on p.email = 'bench-merchant-' || m.mark || '@example.com'
      returning user_id, merchant_id
    )
    select o.sku, o.slug, m.slug as brand, a.user_id::text as "userId", o.price::float8, o.mrp::float8, o.stock
    from one o join accounts a using (merchant_id) join merchant m on m.id = o.merchant_id order by a.user_id, o.sku`
  await sql.end()
  return goods
}

/** The places that show a product: its page, a cached list, and a cart that contains it. */
export const tellers = (api: string): ((one: Goods, cartId: string) => Promise<Shown | undefined>)[] => [
  async ({ slug }) => {
    type Page = { data: { variants: { price: number; stock_left: number | null }[] } }
    const { data } = await json<Page>(`${api}/v4/products/getDetails?slug=${slug}`)
    const [variant] = data.variants
    return variant && { price: variant.price, stock: variant.stock_left }
  },
  async ({ slug, brand }) => {
    type List = { data: { slug: string; price: number; stock_left: number | null }[] }
    const address = `${new URL(api).origin}${lists}?brand=${brand}&pagesize=50`
    const { data } = await json<List>(address, { headers: visitor })
    const card = data.find((one) => one.slug === slug)
    return card && { price: card.price, stock: card.stock_left }
  },
  async ({ sku }, cartId) => {
    type Cart = { data: { cart: { items: { sku: string; special_price: number; max_qty: number }[] } } }
    const { data } = await json<Cart>(`${api}/v2/carts/get?cartID=${cartId}`)
    const line = data.cart.items.find((one) => one.sku === sku)
    return line && { price: line.special_price, stock: line.max_qty }
  },
]
