import { Slug } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { defineKind } from '../../kind.ts'

/** A themed list of places, in walking order. */
export const map = defineKind({
  v: 1,
  data: Type.Object({ slug: Slug }),
  needs: ({ slug }) => ({ maps: [slug] }),
})
