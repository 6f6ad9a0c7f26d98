import { Nullable } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { Action, BlockPicture, line, optionalWords, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

interface FirstHero {
  readonly image: { readonly url: string; readonly alt: string }
}

/** The arrangement of text and picture; `over` and `poster` put the text on the picture. */
const Layout = Type.Union([Type.Literal('beside'), Type.Literal('over'), Type.Literal('arch'), Type.Literal('poster')])

/** Text beside a picture, at the start of a page. */
export const hero = defineKind({
  v: 2,
  data: Type.Object({
    layout: Layout,
    kicker: optionalWords(80),
    title: words(160),
    text: line,
    picture: BlockPicture,
    cta: Nullable(Action),
  }),
  migrations: {
    1: ({ image, ...rest }: FirstHero) => ({ ...rest, layout: 'beside', picture: image }),
  },
  links: ({ cta }) => (cta ? [cta.url] : []),
})
