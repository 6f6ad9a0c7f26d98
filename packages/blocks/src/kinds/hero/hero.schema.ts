import { Nullable } from '@nukkad/contracts/schema'
import Type from 'typebox'
import { Action, BlockPicture, line, optionalWords, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

interface FirstHero {
  readonly image: { readonly url: string; readonly alt: string }
}

/** How words and scene stand together; `over` and `poster` put the words on the scene. */
const Layout = Type.Union([Type.Literal('beside'), Type.Literal('over'), Type.Literal('arch'), Type.Literal('poster')])

/** Words beside a scene: what a page begins with. */
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
