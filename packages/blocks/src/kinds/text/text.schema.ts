import { Nullable } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { html, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A formatted text. */
export const text = defineKind({
  v: 1,
  data: Type.Object({ title: Type.Optional(Nullable(title)), html }),
  cleaned: (data, safeHtml) => ({ ...data, html: safeHtml(data.html) }),
})
