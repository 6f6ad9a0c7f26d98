import Type from 'typebox'
import { slugs, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A list of posts to read next. */
export const posts = defineKind({
  v: 1,
  data: Type.Object({ title, slugs }),
  needs: ({ slugs }) => ({ posts: slugs }),
})
