import Type from 'typebox'
import { optionalWords, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A code to copy. What it gives is told by the coupon itself, so that a page promises nothing else. */
export const coupon = defineKind({
  v: 1,
  data: Type.Object({
    title,
    text: optionalWords(300),
    code: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }),
  }),
  needs: ({ code }) => ({ coupons: [code] }),
})
