import type { World } from '../../testing/world.ts'

export interface GivenProduct {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly merchantId: number
}

interface ProductWishes {
  stock?: number
  /** In paise. */
  price?: number
  mrp?: number
  gst?: number
  merchant?: number
  isPersonalised?: boolean
  takesCash?: boolean
}

interface CouponWishes {
  kind?: 'percent' | 'amount' | 'free_shipping'
  percent?: number
  /** In paise. */
  amount?: number
  usageLimit?: number
  perBuyer?: number
  minCart?: number
  merchant?: number
  isFirstOrder?: boolean
  isListed?: boolean
  ends?: Date
}

let count = 0

/** Writes shops and products directly into the catalogue's tables. */
// limit: builders of one shop, each short, that share its database
export const givenShop = ({ db }: World) => {
  async function merchant({ state = 'Delhi', city = 'delhi' } = {}): Promise<number> {
    const number = ++count
    await db`
      insert into locality (city, slug, name, line) values (${city}, 'shahpur-jat', 'Shahpur Jat', 'Lanes of ateliers')
      on conflict do nothing`
    const [row] = await db<[{ id: number }]>`
      insert into merchant (slug, name, maker, city, locality_slug, locality, state, pincode, line, story_title, story)
      values (${`maker-${number}`}, ${`Maker ${number}`}, 'Meera', ${city}, 'shahpur-jat', 'Shahpur Jat', ${state}, '110049',
        'Cloth by hand', 'How it began', 'With one loom.')
      returning id`
    return row.id
  }

  async function product(wishes: ProductWishes = {}): Promise<GivenProduct> {
    const {
      stock = 10,
      price = 100_000,
      mrp = price,
      gst = 5,
      isPersonalised = false,
      takesCash = !isPersonalised,
    } = wishes
    const number = ++count
    const merchantId = wishes.merchant ?? (await merchant())
    await db`
      insert into category (path, title, description) values ('clothes', 'Clothes', 'To wear') on conflict do nothing`
    await db`
      insert into category (path, parent_id, title, description)
      select 'clothes/kurtas', id, 'Kurtas', 'To wear' from category where path = 'clothes' on conflict do nothing`
    const slug = `kurta-${number}`
    const sku = `kurta-${number}-m`
    const [row] = await db<[{ id: number }]>`
      insert into product (slug, title, merchant_id, category_id, short_description, description, gst_rate, hsn,
        shipping_days, is_cod_allowed, is_personalised, launched_at)
      select ${slug}, ${`Kurta ${number}`}, ${merchantId}, id, 'A kurta', '<p>A kurta</p>', ${gst}, '6206', 2,
        ${takesCash}, ${isPersonalised}, now()
      from category where path = 'clothes/kurtas'
      returning id`
    await db`
      insert into variant (sku, product_id, position, size, weight_grams, price_paise, mrp_paise, on_hand)
      values (${sku}, ${row.id}, 0, 'M', 300, ${price}, ${mrp}, ${stock})`
    return { id: row.id, sku, slug, merchantId }
  }

  return {
    merchant,
    product,
    /** A required text of at most twelve characters, for ₹50. */
    async nameOption(of: GivenProduct): Promise<string> {
      const [row] = await db<[{ id: number }]>`
        insert into product_option (product_id, kind, title, position, is_required, price_paise, max_characters)
        values (${of.id}, 'field', 'Name', 0, true, 5000, 12) returning id`
      return String(row.id)
    },
    /** An optional choice from a list. */
    async listOption(of: GivenProduct): Promise<{ optionId: string; optionValue: string }> {
      const [row] = await db<[{ option: number; value: number }]>`
        with added as (
          insert into product_option (product_id, kind, title, position, is_required, price_paise)
          values (${of.id}, 'drop_down', 'Wrapping', 1, false, 0) returning id
        )
        insert into product_option_value (option_id, position, title, price_paise)
        select id, 0, 'Red paper', 2500 from added returning option_id as option, id as value`
      return { optionId: String(row.option), optionValue: String(row.value) }
    },
    price: ({ sku }: GivenProduct, paise: number) =>
      db`update variant set price_paise = ${paise}, mrp_paise = greatest(mrp_paise, ${paise}) where sku = ${sku}`,
    stock: ({ sku }: GivenProduct, onHand: number) => db`update variant set on_hand = ${onHand} where sku = ${sku}`,
    async stockOf({ sku }: GivenProduct): Promise<number> {
      const [row] = await db<[{ on_hand: number }]>`select on_hand from variant where sku = ${sku}`
      return row.on_hand
    },
    async coupon(code: string, terms: CouponWishes = {}) {
      const {
        kind = terms.amount ? 'amount' : 'percent',
        percent = 10,
        amount = 0,
        ends = new Date('2099-01-01'),
      } = terms
      await db`
        insert into coupon ${db({
          code,
          title: 'A coupon',
          description: 'So much off',
          kind,
          percent: kind === 'percent' ? percent : 0,
          amount_paise: amount,
          usage_limit: terms.usageLimit ?? null,
          per_buyer_limit: terms.perBuyer ?? null,
          min_bag_paise: terms.minCart ?? 0,
          merchant_id: terms.merchant ?? null,
          is_first_order: terms.isFirstOrder ?? false,
          is_listed: terms.isListed ?? true,
          ends_at: ends,
        })}`
    },
    async usesOf(code: string): Promise<number> {
      const [row] = await db<[{ used: number }]>`select used from coupon where code = ${code}`
      return row.used
    },
  }
}
