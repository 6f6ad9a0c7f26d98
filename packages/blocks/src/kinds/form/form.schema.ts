import { Nullable, Slug } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { Action } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A form to fill in: its texts and questions are the form's own; `cta` is a link shown once it is sent or closed. */
export const form = defineKind({
  v: 1,
  data: Type.Object({ slug: Slug, cta: Nullable(Action) }),
  needs: ({ slug }) => ({ forms: [slug] }),
  links: ({ cta }) => (cta ? [cta.url] : []),
})
