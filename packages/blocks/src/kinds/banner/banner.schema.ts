import Type from 'typebox'
import { line, ownPath, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A banner across the page, which is a single link. */
export const banner = defineKind({
  v: 1,
  data: Type.Object({ title: words(160), text: line, url: ownPath, cta: words(60) }),
  links: ({ url }) => [url],
})
