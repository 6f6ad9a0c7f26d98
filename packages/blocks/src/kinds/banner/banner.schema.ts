import Type from 'typebox'
import { line, ownPath, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** One thing to go on to, across the page: nothing but its link. */
export const banner = defineKind({
  v: 1,
  data: Type.Object({ title: words(160), text: line, url: ownPath, cta: words(60) }),
  links: ({ url }) => [url],
})
