import Type from 'typebox'
import { slugs, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A list of places. */
export const places = defineKind({
  v: 1,
  data: Type.Object({ title, slugs }),
  needs: ({ slugs }) => ({ places: slugs }),
})
