import { defineApp } from '@nukkad/platform'

/** The shop's site map: the route's name in the table, then the screen that answers. */
export default defineApp({
  shop: () => import('./shop-home/shop-home-page.tsx'),
  'city-shop': () => import('./city-shop/city-shop-page.tsx'),
  category: () => import('./category/category-page.tsx'),
  'new-launches': () => import('./new-launches/new-launches-page.tsx'),
  'shop-search': () => import('./shop-search/shop-search-page.tsx'),
  product: () => import('./product/product-page.tsx'),
  cart: () => import('./cart/cart-page.tsx'),
  'cart-empty': () => import('./cart-empty/cart-empty-page.tsx'),
  'web-checkout': () => import('./checkout/checkout-page.tsx'),
  'web-review': () => import('./review/review-page.tsx'),
  checkout: () => import('./checkout/checkout-page.tsx'),
  review: () => import('./review/review-page.tsx'),
  'order-failed': () => import('./order-failed/order-failed-page.tsx'),
  'web-order-failed': () => import('./order-failed/order-failed-page.tsx'),
  'transaction-track': () => import('./transaction-track/transaction-track-page.tsx'),
  'order-confirmed': () => import('./order-confirmed/order-confirmed-page.tsx'),
  'order-history': () => import('./order-history/order-history-page.tsx'),
  'order-details': () => import('./order-details/order-details-page.tsx'),
  'order-track': () => import('./order-track/order-track-page.tsx'),
  'shop-return': () => import('./shop-return/shop-return-page.tsx'),
  'shop-exchange': () => import('./shop-exchange/shop-exchange-page.tsx'),
  'shop-exchange-request': () => import('./exchange-request/exchange-request-page.tsx'),
  'shop-exchange-confirm': () => import('./exchange-confirm/exchange-confirm-page.tsx'),
})
