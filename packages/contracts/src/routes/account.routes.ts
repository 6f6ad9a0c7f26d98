import type { Route } from './route.ts'

const row = (name: string, pattern: string, page: string, access: Route['access'] = 'public'): Route => ({
  name,
  pattern,
  page,
  owner: 'account',
  access,
})

export const accountRoutes: readonly Route[] = [
  row('customer-support', '/customer-support', '/customer-support'),
  row('saves', '/saves', '/saves', 'private'),
  row('wallet', '/wallet', '/wallet', 'private'),
  row('reward-transactions', '/transaction', '/transaction-details', 'private'),
  row('profile', '/users/{userID}', '/profile'),
  row('profile-edit', '/users/{userID}/edit', '/profile', 'private'),
  row('influencer-home', '/influencer-home', '/influencer-home'),
  row('insiders', '/insiders', '/insiders'),
  row('merchant-signin', '/merchant-signin', '/merchant-signin'),
  row('merchant', '/merchant', '/merchant', 'merchant'),
  row('merchant-orders', '/merchant-orders', '/merchant-orders', 'merchant'),
  row('merchant-orderdetails', '/merchant-orderDetails/{orderId}', '/merchant-orderDetails', 'merchant'),
  row('merchant-products', '/merchant-products', '/merchant-products', 'merchant'),
]
