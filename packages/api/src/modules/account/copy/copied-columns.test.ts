import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { saveForLater } from '@nukkad/contracts/endpoints/cart/saved-lines'
import type { Db } from '../../../db.ts'
import type { Person, PersonalData } from '../../../personal-data.ts'
import type { Module } from '../../../plugin.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { ok } from '../../merchants/merchants.given.ts'

const world = useWorld()

const personal = (): PersonalData[] =>
  Object.values<Module>(world.modules).flatMap((module) => (module.personal ? [module.personal] : []))

/** A connection that also notes the words of its statements, fragments included. */
function noting(db: Db, words: string[]): Db {
  return new Proxy(db, {
    apply(target, self, [first, ...values]: [unknown, ...unknown[]]) {
      if (Array.isArray(first) && 'raw' in first) words.push(first.join(' '))
      return Reflect.apply(target as never, self, [first, ...values])
    },
  })
}

/** Whether these statements read the column `table.column`. */
const reads = (words: string, name: string) => name.split('.').every((part) => new RegExp(`\\b${part}\\b`).test(words))

describe('the copy of a person’s data', () => {
  test('reads every column that belongs to a person, or its module says why not', async () => {
    const person: Person = { userId: '1', email: 'asha@example.com', phone: '+919812345678' }
    const wrong: string[] = []
    for (const { columns, notCopied = {}, copy } of personal()) {
      const words: string[] = []
      await copy?.(noting(world.db, words), person)
      for (const name of Object.keys(columns)) {
        const isCopied = reads(words.join('\n'), name)
        if (isCopied === name in notCopied) wrong.push(`${name} is ${isCopied ? 'copied' : 'missing'}`)
      }
      wrong.push(...Object.keys(notCopied).filter((name) => !(name in columns)))
    }
    expect(wrong).toEqual([])
  })

  test('has the lines that were saved for later, beside those of the bag', async () => {
    const [kurta, lamp] = [await givenShop(world).product(), await givenShop(world).product()]
    const asha = await givenBuyers(world).buyer([kurta, lamp])
    const cartID = String(asha.cartId)
    const { cart } = ok(await world.call(getCart, { as: asha.token, query: { cartID } })).data
    const line = cart?.items.find(({ sku }) => sku === lamp.sku)
    ok(await world.call(saveForLater, { as: asha.token, body: { cartID, itemId: String(line?.item_id) } }))

    const person = { userId: asha.id, email: asha.email, phone: null }
    const { bag, 'saved-for-later': saved } = (await world.modules.carts.personal?.copy?.(world.db, person)) ?? {}
    expect(bag).toMatchObject([{ sku: kurta.sku, qty: 1 }])
    expect(saved).toMatchObject([{ sku: lamp.sku, qty: 1, removed_at: null }])
  })
})
