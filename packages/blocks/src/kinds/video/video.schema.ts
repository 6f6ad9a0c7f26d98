import { Slug } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { defineKind } from '../../kind.ts'

/** A video of the site. */
export const video = defineKind({
  v: 1,
  data: Type.Object({ slug: Slug }),
  needs: ({ slug }) => ({ videos: [slug] }),
})
