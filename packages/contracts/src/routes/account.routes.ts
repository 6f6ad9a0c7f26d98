import { type Route, rowsOf } from './route.ts'

const row = rowsOf('account')

export const accountRoutes: readonly Route[] = [
  { ...row('customer-support', '/customer-support', '/customer-support'), inSitemap: true },
  row('account', '/account', '/account', 'private'),
  row('account-addresses', '/account/addresses', '/account', 'private'),
  row('account-password', '/account/password', '/account', 'private'),
  row('account-sessions', '/account/sessions', '/account', 'private'),
  row('account-notices', '/account/notices', '/account', 'private'),
  row('account-privacy', '/account/privacy', '/account', 'private'),
  row('saves', '/saves', '/saves', 'private'),
  row('wallet', '/wallet', '/wallet', 'private'),
  row('reward-transactions', '/transaction', '/transaction-details', 'private'),
  row('subscriptions', '/account/subscriptions', '/account-subscriptions', 'private'),
  row('subscription', '/account/subscriptions/{id}', '/account-subscription', 'private'),
  row('profile', '/users/{userID}', '/profile'),
  row('profile-edit', '/users/{userID}/edit', '/profile', 'private'),
  { ...row('influencer-home', '/influencer-home', '/influencer-home'), inSitemap: true },
  { ...row('insiders', '/insiders', '/insiders'), inSitemap: true },
  { ...row('merchant-signin', '/merchant-signin', '/merchant-signin'), isUnlisted: true },
  row('merchant', '/merchant', '/merchant', 'merchant', 'staff'),
  row('merchant-orders', '/merchant-orders', '/merchant-orders', 'merchant', 'staff'),
  row('merchant-orderdetails', '/merchant-orderDetails/{orderId}', '/merchant-orderDetails', 'merchant', 'staff'),
  row('merchant-products', '/merchant-products', '/merchant-products', 'merchant', 'staff'),
  row('merchant-new-product', '/merchant-products/new', '/merchant-products', 'merchant', 'staff'),
  row('merchant-edit-product', '/merchant-products/{slug}/edit', '/merchant-products', 'merchant', 'staff'),
  row('sell', '/sell', '/sell'),
]
