import sharp from 'sharp'
import { contents } from '../data/pictures/contents.ts'
import { clothPattern } from './cloth.ts'
import { mix } from './colour.ts'
import { lettered } from './render/lettering.ts'
import { modelPixels } from './render/product.ts'
import type { CategoryPicture, ProductPicture } from './spec.ts'

const S = 800

/** A model in a square, or the first letter of a name. PNG of 800 × 800. */
async function still(spec: ProductPicture, name: string): Promise<Buffer> {
  const tall = S * 1.25
  const pixels = await modelPixels(spec, S, tall)
  if (pixels) {
    const image = sharp(pixels, { raw: { width: S, height: tall, channels: 3 } })
    return image.extract({ left: 0, top: 130, width: S, height: S }).png({ compressionLevel: 1 }).toBuffer()
  }
  const initial = name.slice(0, 1).toUpperCase()
  const letter = lettered({
    words: initial,
    face: 'display',
    size: 300,
    x: 400,
    y: 505,
    fill: mix(spec.ground, '#1d1b2e', 0.3),
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${S}" height="${S}"><defs>${clothPattern('cloth', spec.pattern, mix(spec.ground, '#ffffff', 0.5), 70)}</defs><rect width="${S}" height="${S}" fill="${spec.ground}"/><rect width="${S}" height="${S}" fill="url(#cloth)" opacity="0.400"/><circle cx="400" cy="400" r="270" fill="#fffaf1"/>${letter}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

const plain = {
  kind: 'product',
  view: 'front',
  packaging: null,
  isSnapshot: false,
  line: '',
} as const

/** A category, shown by one of its products. */
export const categoryPicture = ({
  model,
  renders,
  name,
  hex,
  ground,
  pattern,
  seed,
}: CategoryPicture): Promise<Buffer> =>
  still(
    {
      ...plain,
      model,
      renders,
      hex,
      accent: (model && contents[model]?.at(-1)?.[1]) || '#f3ead6',
      ground,
      pattern,
      print: 'block',
      cut: seed,
      plaster: seed >>> 3,
      maker: 'Nukkad',
      title: name,
      seed,
    },
    name,
  )
