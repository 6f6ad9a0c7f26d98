import { Slug } from '@nukkad/contracts/schema'
import Type, { type Static } from 'typebox'

/** Texts of blocks contain no control characters. */
const plain = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$'
const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: plain })

/** The fields that blocks are composed of. */
export const title = text(160)
export const line = text(300)
export const words = (maxLength: number) => text(maxLength, 1)
export const optionalWords = (maxLength: number) => text(maxLength)
export const html = Type.String({
  maxLength: 20_000,
  description: 'p, a, strong, em, ul, ol, li and br only; sanitised by the server',
})
export const slugs = Type.Array(Slug, { minItems: 1, maxItems: 24 })
/** A path of this site that browsers can't take for another origin. */
export const ownPath = Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])[^\\s\\\\<>"]*$' })
export const moment = Type.String({ format: 'date-time' })

/** The address of a picture in the site's own store. */
export const storedPicture = Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_-]{1,200}$' })
const percent = Type.Integer({ minimum: 0, maximum: 100 })
/** A picture from the site's own store; without a size it is a scene of 1200 by 800. */
export const BlockPicture = Type.Object({
  url: storedPicture,
  alt: text(300),
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  height: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  focus: Type.Optional(
    Type.Object({ x: percent, y: percent }, { description: 'what is never cut away, from the left and the top' }),
  ),
})
export type BlockPicture = Static<typeof BlockPicture>

export const Action = Type.Object({ title: words(60), url: ownPath })
