import { type Route, rowsOf } from './route.ts'

const row = rowsOf('commerce')

export const commerceRoutes: readonly Route[] = [
  row('city-shop', '/{city}/shop', '/commerce-category'),
  { ...row('shop', '/shop', '/commerce-home'), inSitemap: true },
  { ...row('new-launches', '/shop/new-launches', '/commerce-category'), inSitemap: true },
  row('shop-search', '/shop/search', '/commerce-search'),
  { ...row('size-guide', '/shop/sizeguide', '/sizeguide'), inSitemap: true },
  row('product-reviews', '/shop/reviews/{slug}', '/product-reviews'),
  { ...row('filters', '/filters(any)', '/commerce-filter'), hasChoice: true },
  row('category', '/shop/c(any)', '/commerce-category'),
  row('custom-category', '/shop/f(any)', '/commerce-category'),
  row('merchant-page', '/shop/m/{slug}', '/brand-listing'),
  row('store', '/shop/store/{slug}', '/store'),
  { ...row('product', '/shop/product/{slug}', '/product-detail'), hasRest: true },
  row('order-history', '/shop/orderhistory', '/order-history', 'private'),
  row('order-details', '/shop/orderdetails/{orderId}', '/order-details', 'private'),
  { ...row('order-track', '/shop/ordertrack/{orderId}', '/order-track'), isUnlisted: true },
  row('shop-feedback-p', '/shop/feedback/p/{slug}', '/product-feedback', 'private'),
  row('shop-exchange', '/shop/exchange/{orderId}', '/exchange', 'private'),
  row('shop-return', '/shop/return/{orderId}', '/return', 'private'),
  row('shop-exchange-request', '/shop/exchange-request/{orderId}', '/exchange-request', 'private'),
  row('shop-exchange-confirm', '/shop/exchange-confirm/{orderId}', '/exchange-confirm', 'private'),
  { ...row('cart-empty', '/shop/cart/empty', '/cart-empty'), isUnlisted: true },
  { ...row('cart', '/shop/{cartId}/cart', '/cart'), isUnlisted: true, isSecret: true },
  row('order-confirmed', '/shop/order/confirmed/{transactionId}', '/order-confirmed', 'private', 'checkout'),
  {
    ...row('transaction-track', '/txn/track/{transactionId}', '/order-confirmed', 'public', 'checkout'),
    isUnlisted: true,
  },
  row('order-failed', '/shop/order/failed/{cartId}', '/order-failed', 'private', 'checkout'),
  row('web-order-failed', '/shop/w/order/failed/{cartId}', '/order-failed', 'private', 'checkout'),
  row('web-checkout', '/shop/w/{id}/checkout', '/web-commerce-checkout', 'private', 'checkout'),
  row('web-review', '/shop/w/{id}/review', '/web-commerce-review', 'private', 'checkout'),
  row('checkout', '/shop/{id}/checkout', '/commerce-checkout', 'private', 'checkout'),
  row('review', '/shop/{id}/review', '/commerce-review', 'private', 'checkout'),
]
