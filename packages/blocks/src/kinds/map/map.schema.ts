import { Slug } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { defineKind } from '../../kind.ts'

/** Places that belong together, in the order in which one walks them. */
export const map = defineKind({
  v: 1,
  data: Type.Object({ slug: Slug }),
  needs: ({ slug }) => ({ maps: [slug] }),
})
