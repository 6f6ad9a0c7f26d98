import sharp from 'sharp'
import { doorways } from './arch.ts'
import { clothPattern } from './cloth.ts'
import { dice, mix, pick } from './colour.ts'
import { layer, objectImage } from './object-image.ts'
import type { CategoryPicture, MakerPicture } from './spec.ts'

const S = 800
const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${S}" height="${S}" viewBox="0 0 ${S} ${S}">${body}</svg>`,
  )
const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="url(#s)"/>`
const shadowDefs = `<radialGradient id="s"><stop offset="0" stop-color="#1d1b2e" stop-opacity="0.500"/><stop offset="1" stop-color="#1d1b2e" stop-opacity="0"/></radialGradient>`

function cloth(ground: string, ink: string, pattern: MakerPicture['pattern'], tile: number): string {
  return `<defs>${clothPattern('cloth', pattern, ink, tile)}${shadowDefs}<radialGradient id="day" cx="0.300" cy="0.150" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.400"/><stop offset="0.700" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity="0.160"/></radialGradient></defs><rect width="${S}" height="${S}" fill="${ground}"/><rect width="${S}" height="${S}" fill="url(#cloth)" opacity="0.400"/><rect width="${S}" height="${S}" fill="url(#day)"/>`
}

/** A maker: the tool of the trade in a medallion. 800 × 800, PNG; made to be shown round. */
export async function makerPicture({ object, ground, pattern, seed }: MakerPicture): Promise<Buffer> {
  const roll = dice(seed)
  const image = await objectImage({ object, hex: null, size: 400, turn: (roll() - 0.5) * 16 })
  const body = `${cloth(ground, mix(ground, '#ffffff', 0.5), pattern, 70)}<circle cx="400" cy="400" r="300" fill="${mix('#fffaf1', ground, 0.06)}"/><circle cx="400" cy="400" r="276" fill="none" stroke="#e2ab3a" stroke-width="5"/>${shadow(400, 590, 190)}`
  return sharp(svg(body))
    .composite([layer(image, Math.round(400 - image.width / 2), Math.round(585 - image.height))])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A category: one of its things in a doorway. 800 × 800, PNG. */
export async function categoryPicture({ object, hex, ground, pattern, seed }: CategoryPicture): Promise<Buffer> {
  const roll = dice(seed)
  const doorway = pick(doorways, roll)(400, S, 600, 680)
  const image = await objectImage({ object, hex, size: 400, turn: (roll() - 0.5) * 10 })
  const body = `${cloth(ground, pick(['#e2ab3a', '#fffaf1'], roll), pattern, 64)}<path d="${doorway}" fill="${mix('#fffaf1', ground, 0.08)}"/>${shadow(400, 694, image.width * 0.5)}`
  return sharp(svg(body))
    .composite([layer(image, Math.round(400 - image.width / 2), Math.round(690 - image.height))])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
