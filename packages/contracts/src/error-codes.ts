/** Every code that an error body may carry, with its HTTP status. */
export const errorCodes = {
  bad_request: 400,
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  no_such_entity: 404,
  conflict: 409,
  gone: 410,
  /** has another address now: the body's `to` */
  moved: 410,
  payload_too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** Texts whose wording the spec fixes. */
export const messages = {
  unauthorized: 'Unauthorized',
  noSuchEntity: 'No such entity with %fieldName',
  couponInvalid: 'Coupon code not valid.',
  emailUnknown: 'This email address is not registered',
  passwordWrong: 'Does not match the registered password',
  cartBlocked:
    'We’re unable to process your order right now but will be back soon! In the meantime keep browsing + saving items to get later!',
} as const
