import { Slug } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { defineKind } from '../../kind.ts'

/** A poll to vote in: its texts and options are the poll's own. */
export const poll = defineKind({
  v: 1,
  data: Type.Object({ slug: Slug }),
  needs: ({ slug }) => ({ polls: [slug] }),
})
