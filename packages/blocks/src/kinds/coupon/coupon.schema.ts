import Type from 'typebox'
import { optionalWords, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A coupon code to copy. Its terms come from the coupon itself, so that a page can't promise anything else. */
export const coupon = defineKind({
  v: 1,
  data: Type.Object({
    title,
    text: optionalWords(300),
    code: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }),
  }),
  needs: ({ code }) => ({ coupons: [code] }),
})
