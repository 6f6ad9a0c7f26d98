import Type from 'typebox'
import { slugs, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A list of products. */
export const products = defineKind({
  v: 1,
  data: Type.Object({ title, slugs }),
  needs: ({ slugs }) => ({ products: slugs }),
})
