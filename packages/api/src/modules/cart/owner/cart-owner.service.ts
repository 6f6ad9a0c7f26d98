import type { AnswerOf } from '@nukkad/contracts'
import type { billingInformation } from '@nukkad/contracts/endpoints/cart/cart-billing'
import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Address, AddressInput } from '@nukkad/contracts/endpoints/people/address'
import { type Queryable, type Tx, transaction } from '../../../db.ts'
import { Invalid, NoSuchEntity } from '../../../errors.ts'
import { type AddressService, defaultPincode } from '../../address/address.service.ts'
import { origins } from '../../affiliates/origins.service.ts'
import type { MergedCart } from '../../auth/cart-at-login.ts'
import { coupons } from '../../coupons/coupons.service.ts'
import { couponRefusal } from '../../pricing/coupon.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import { accounts } from '../../users/accounts.service.ts'
import * as carts from '../cart.repository.ts'
import { openLocked } from '../cart-access.ts'
import type { CartParts } from '../cart-parts.ts'
import { cartAnswer, publicCartId, showTotals } from '../cart-view.ts'
import { activeCartId, readCart } from '../reading/cart-reading.repository.ts'
import { adoptSaved, closeGuestCart, lockBoth, moveLines } from './merge.repository.ts'

export type CartOwnerService = ReturnType<typeof createCartOwnerService>

const maskedId = /^[0-9a-f]{32}$/

/** A cart's owner data: the delivery address, and merging the guest's cart at sign-in. */
// limit: merging carts and changing a cart's owner data lock the same rows
export function createCartOwnerService({
  db,
  addresses,
  cartReader,
  now,
  isBlocked,
}: Omit<CartParts, 'descriptions' | 'answers'> & { addresses: AddressService }) {
  /**
   * Merges the guest's cart into the user's: per line the guest's quantity wins, and one active cart remains; the
   * guest's id is invalid from then on. A guest cart that is gone or empty changes nothing.
   */
  async function mergeAtLogin(tx: Tx, userId: string, guestCartId: string | undefined): Promise<MergedCart> {
    if (guestCartId === undefined || !maskedId.test(guestCartId)) return { cartId: await ownCartId(tx, userId) }
    const found = await lockBoth(tx, userId, guestCartId)
    if (found.guest) await adoptSaved(tx, userId, found.guest.id)
    if (!found.guest || found.guest.pieces === 0) return { cartId: found.own ? String(found.own.id) : null }
    const usual = await defaultPincode(tx, userId)
    if (!found.own) await carts.openUserCart(tx, userId, usual)
    const own = found.own?.id ?? (await activeCartId(tx, userId))
    if (own === undefined) throw new NoSuchEntity()
    const refusal = await refusalOf(tx, userId, found.guest.couponCode)
    if (refusal) await carts.changeCart(tx, found.guest.id, { couponCode: null })
    await moveLines(tx, found.guest.id, own, cartLimits.lines)
    await closeGuestCart(tx, found.guest.id, own, usual)
    await origins.merge(tx, found.guest.id, own)
    return { cartId: String(own), ...(refusal && { couponError: refusal }) }
  }

  /** Why the user may not use the guest's coupon: for a guest, earlier uses and orders are unknown. */
  async function refusalOf(tx: Tx, userId: string, code: string | null): Promise<string | null> {
    if (code === null) return null
    return couponRefusal((await coupons.find(tx, code, userId, now()))?.state ?? null)
  }

  async function ownCartId(q: Queryable, userId: string): Promise<string | null> {
    const id = await activeCartId(q, userId)
    return id === undefined ? null : String(id)
  }

  const attachAddress = (userId: string, cartId: string, addressId: string): Promise<CartAnswer> =>
    transaction(db, async (tx) => {
      const buyer = { kind: 'user', userId } as const
      const cart = await openLocked(tx, { buyer, cartId }, now())
      const address = await addresses.find(tx, userId, addressId)
      if (!address) throw new NoSuchEntity()
      const place = { addressId: Number(addressId), pincode: address.postcode }
      await carts.changeCart(tx, cart.id, place)
      return cartAnswer(await cartReader.price(tx, { ...cart, ...place }), isBlocked)
    })

  return {
    mergeAtLogin,
    activeCartId: ownCartId,

    /** The spec's own call for the same thing; here an unknown guest cart is reported. */
    attachCustomer: (userId: string, guestCartId: string): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const buyer = { kind: 'user', userId } as const
        if (maskedId.test(guestCartId)) {
          const { guest } = await lockBoth(tx, userId, guestCartId)
          if (!guest) throw new NoSuchEntity()
        }
        const { cartId: own, couponError } = await mergeAtLogin(tx, userId, guestCartId)
        if (!maskedId.test(guestCartId) && own !== guestCartId) throw new NoSuchEntity()
        if (own === null) return cartAnswer(null, isBlocked)
        const priced = await cartReader.price(tx, await openLocked(tx, { buyer, cartId: own }, now()))
        return cartAnswer(couponError ? { ...priced, couponError } : priced, isBlocked)
      }),

    /**
     * Sets the address by its id, or a new one, which is saved among the buyer's addresses even if the cart has gone by
     * then.
     */
    async setAddress(userId: string, cartId: string, wanted: { addressID?: string; address?: AddressInput }) {
      const { addressID, address } = wanted
      if (addressID !== undefined) return attachAddress(userId, cartId, addressID)
      if (!address) throw new Invalid({ address: 'is required, or addressID' })
      if (!(await readCart(db, { buyer: { kind: 'user', userId }, cartId }, now()))) throw new NoSuchEntity()
      return attachAddress(userId, cartId, (await addresses.add(userId, address)).address_id)
    },

    async billing(userId: string, cartId: string | undefined): Promise<AnswerOf<typeof billingInformation>['data']> {
      const own = cartId ?? (await ownCartId(db, userId))
      const cart =
        own === null ? undefined : await readCart(db, { buyer: { kind: 'user', userId }, cartId: own }, now())
      if (!cart) {
        if (cartId === undefined) return null
        throw new NoSuchEntity()
      }
      const [priced, address, account] = await Promise.all([
        cartReader.price(db, cart),
        cart.addressId === null ? undefined : addresses.find(db, userId, String(cart.addressId)),
        accounts.byId(db, userId),
      ])
      return {
        cartId: publicCartId(cart),
        email: account?.email ?? '',
        address: address ?? null,
        method: cart.method,
        totals: showTotals(priced),
      }
    },

    attachAddress,

    async attachedAddress(userId: string, cartId: string | undefined): Promise<Address | null> {
      const own = cartId ?? (await ownCartId(db, userId))
      if (own === null) return null
      const cart = await readCart(db, { buyer: { kind: 'user', userId }, cartId: own }, now())
      if (!cart) {
        if (cartId === undefined) return null
        throw new NoSuchEntity()
      }
      if (cart.addressId === null) return null
      return (await addresses.find(db, userId, String(cart.addressId))) ?? null
    },
  }
}
