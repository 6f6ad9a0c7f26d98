import { hrefs, useRoute, useWebview } from '@nukkad/platform'
import { useMemo } from 'react'

/** The URLs of the checkout steps; the mobile app uses other ones than the site. */
export interface Flow {
  readonly isWebview: boolean
  checkout(cartId: string): string
  /** `transactionId` is the payment in progress, so that a reloaded page knows of it. */
  review(cartId: string, transactionId?: string): string
  failed(cartId: string, transactionId: string): string
}

const native = new Set(['checkout', 'review'])

export function useFlow(): Flow {
  const name = useRoute()?.route.name ?? ''
  const { isWebview, nativeCart } = useWebview()
  const isNative = native.has(name) || (name === 'web-order-failed' && nativeCart)
  return useMemo(() => {
    const review = isNative ? hrefs.nativeReview : hrefs.review
    const failed = isWebview ? hrefs.webviewOrderFailed : hrefs.orderFailed
    return {
      isWebview,
      checkout: isNative ? hrefs.nativeCheckout : hrefs.checkout,
      review: (cartId, transactionId) => `${review(cartId)}${transactionId ? txn(transactionId) : ''}`,
      failed: (cartId, transactionId) => `${failed(cartId)}${txn(transactionId)}`,
    }
  }, [isNative, isWebview])
}

const txn = (transactionId: string) => `?txn=${encodeURIComponent(transactionId)}`
