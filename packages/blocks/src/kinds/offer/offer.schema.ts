import { Nullable } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { Action, line, optionalWords, title, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

const Offer = Type.Object({
  label: words(40),
  title: words(120),
  text: line,
  terms: Type.Array(words(200), { maxItems: 8 }),
  cta: Nullable(Action),
})

/** Offers with their terms. */
export const offer = defineKind({
  v: 1,
  data: Type.Object({ title, note: optionalWords(300), offers: Type.Array(Offer, { minItems: 1, maxItems: 12 }) }),
  links: ({ offers }) => offers.flatMap(({ cta }) => (cta ? [cta.url] : [])),
})
