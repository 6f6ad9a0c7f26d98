import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { localKeys, useCartId, useStorage } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { useAddToCart } from '../../parts/cart/use-add-to-cart.ts'
import { customOptionsOf, wrongOptions } from './option-values.ts'

/** How long after a response a tap on the same spot still counts as part of a double tap, in milliseconds. */
const doubleTap = 1000

/** The id of the size chooser, to which the button links while no size is chosen. */
export const sizeChooser = 'choose-size'

/** Adding one product to the cart: the values of its options, what is missing, and the response. */
export function useBuying(product: ProductDetails, variant: Variant, asksSize: boolean) {
  const adding = useAddToCart()
  const answer = adding.data
  const [settled, setSettled] = useState<typeof answer>(undefined)
  useEffect(() => {
    if (!answer?.isAdded) return
    const timer = setTimeout(() => setSettled(answer), doubleTap)
    return () => clearTimeout(timer)
  }, [answer])
  const { cartId } = useCartId()
  const { local } = useStorage()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [unsent, setUnsent] = useState<Readonly<Record<string, string>>>({})
  const customOptions = customOptionsOf(product.options, values)
  const chosen = product.options.flatMap((option) =>
    option.values.filter((value) => value.option_type_id === values[option.option_id]),
  )
  const typed = product.options.filter((option) => option.type !== 'drop_down' && values[option.option_id]?.trim())
  /** An offer beside the price is said to apply in the cart, so its code is stored for the cart. */
  function keepPromise() {
    const promised = product.offers.find(({ code }) => code)?.code
    if (promised && !local.getItem(localKeys.couponCode)) local.setItem(localKeys.couponCode, promised)
  }
  return {
    cartId,
    values,
    errors,
    asksSize,
    isAdding: adding.isPending,
    /** Just added: the button does not change yet, and a second tap does nothing. */
    isJustAdded: answer?.isAdded === true && settled !== answer,
    hasAdded:
      answer?.isAdded === true &&
      adding.variables?.sku === variant.sku &&
      JSON.stringify(adding.variables.customOptions) === JSON.stringify(customOptions),
    /** the line that the last piece was added to; a new object for each piece */
    added: answer?.isAdded ? answer : undefined,
    refusal: adding.isError ? adding.error.message : adding.data?.refusal,
    optionsPrice: [...chosen, ...typed].reduce((sum, { price }) => sum + price, 0),
    /** `missing`: the message for a photo that was chosen but is not uploaded yet */
    set(optionId: string, value: string, missing = '') {
      setValues((now) => ({ ...now, [optionId]: value }))
      setUnsent((now) => ({ ...now, [optionId]: missing }))
      setErrors(({ [optionId]: _, ...others }) => others)
    },
    chooseSize() {
      const chooser = document.getElementById(sizeChooser)
      chooser?.scrollIntoView?.({ block: 'center' })
      chooser?.querySelector('a')?.focus({ preventScroll: true })
    },
    /** Shows beside each option what is missing, and moves to the first one. */
    isComplete(): boolean {
      const wrong = wrongOptions(product.options, values, unsent)
      const [first] = Object.keys(wrong)
      if (first === undefined) return true
      setErrors(wrong)
      document.getElementById(`option-${first}`)?.focus()
      return false
    },
    /** Resolves once there is a response, whatever it is. */
    add: () =>
      adding
        .mutateAsync({ sku: variant.sku, qty: 1, price: variant.price, customOptions })
        .then(({ isAdded }) => isAdded && keepPromise())
        .catch(() => undefined),
  }
}
export type Buying = ReturnType<typeof useBuying>
