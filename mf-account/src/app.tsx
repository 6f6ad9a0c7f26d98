import { defineApp } from '@nukkad/platform'

export default defineApp({
  'customer-support': () => import('./support/customer-support-page.tsx'),
  'influencer-home': () => import('./programmes/influencer-home-page.tsx'),
  insiders: () => import('./programmes/insiders-page.tsx'),
  wallet: () => import('./wallet/wallet-page.tsx'),
  'reward-transactions': () => import('./transactions/transactions-page.tsx'),
  saves: () => import('./saves/saves-page.tsx'),
  profile: () => import('./profile/profile-page.tsx'),
  'profile-edit': () => import('./profile-edit/profile-edit-page.tsx'),
  'merchant-signin': () => import('./merchant-sign-in/merchant-sign-in-page.tsx'),
  merchant: () => import('./merchant-home/merchant-home-page.tsx'),
  'merchant-orders': () => import('./merchant-orders/merchant-orders-page.tsx'),
  'merchant-orderdetails': () => import('./merchant-order/merchant-order-page.tsx'),
  'merchant-new-product': () => import('./merchant-new-product/new-product-page.tsx'),
  sell: () => import('./sell/sell-page.tsx'),
  'merchant-products': () => import('./merchant-products/merchant-products-page.tsx'),
})
