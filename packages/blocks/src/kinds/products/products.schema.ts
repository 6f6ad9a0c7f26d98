import Type from 'typebox'
import { slugs, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** Things to buy. */
export const products = defineKind({
  v: 1,
  data: Type.Object({ title, slugs }),
  needs: ({ slugs }) => ({ products: slugs }),
})
