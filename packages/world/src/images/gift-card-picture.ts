import sharp from 'sharp'
import { doorways } from './arch.ts'
import { clothPattern } from './cloth.ts'
import { mix } from './colour.ts'
import { giftScenes } from './gift-card-scenes.ts'
import type { GiftCardPicture } from './spec.ts'

const [W, H] = [1200, 750]
/** The x coordinate of the arch's centre; the cloth to its left stays plain, for the text of the card. */
const middle = 850

/** A gift card: block-printed cloth with a stitched edge, and the occasion in an arch on the right. 1200 × 750, PNG. */
export function giftCardPicture(
  { drawing, ground, print, pattern, seed }: GiftCardPicture,
  scale: number,
): Promise<Buffer> {
  const scene = giftScenes[drawing]
  const doorway = doorways[seed % doorways.length] ?? doorways[0]
  const [inner, outer] = [doorway(middle, H - 54, 500, 620), doorway(middle, H - 54, 544, 650)]
  const [top, bottom] = scene?.sky ?? ['#fde3a7', '#fffaf1']
  const defs = `<defs>${clothPattern('cloth', pattern, print, 76)}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><linearGradient id="calm"><stop offset="0" stop-color="${mix(ground, '#1d1b2e', 0.25)}" stop-opacity="0.700"/><stop offset="0.600" stop-color="${ground}" stop-opacity="0"/></linearGradient><clipPath id="arch"><path d="${inner}"/></clipPath></defs>`
  const cloth = `<rect width="${W}" height="${H}" fill="${ground}"/><rect width="${W}" height="${H}" fill="url(#cloth)" opacity="0.260"/><rect width="${W}" height="${H}" fill="url(#calm)"/><rect x="24" y="24" width="${W - 48}" height="${H - 48}" rx="30" fill="none" stroke="${print}" stroke-width="3.500" stroke-dasharray="16 12" opacity="0.800"/>`
  const arch = `<path d="${outer}" fill="${mix(ground, '#fffaf1', 0.12)}" stroke="#e2ab3a" stroke-width="5"/><g clip-path="url(#arch)"><rect width="${W}" height="${H}" fill="url(#sky)"/><rect y="${H - 130}" width="${W}" height="130" fill="${scene?.floor ?? '#c98f5a'}"/><g transform="translate(${middle} ${H - 92})">${scene?.body ?? ''}</g></g>`
  const [w, h] = [Math.round(W * scale), Math.round(H * scale)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${W} ${H}">${defs}${cloth}${arch}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
