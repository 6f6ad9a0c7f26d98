import { copyOrigin, forgetOrigins, isSaid, keepOrigin, mergeOrigin } from './origin.repository.ts'

export type { CartOrigin } from './origin.repository.ts'

/** Where buyers come from, as carts and orders need it; each function takes the connection or transaction first. */
export const origins = {
  isSaid,
  keep: keepOrigin,
  merge: mergeOrigin,
  copyToOrders: copyOrigin,
  forget: forgetOrigins,
} as const
