import sharp from 'sharp'
import { doorways } from './arch.ts'
import { clothPattern } from './cloth.ts'
import { dice, mix, pick } from './colour.ts'
import { layer, objectImage, opened, type Pixels, pixelsOf } from './object-image.ts'
import type { ProductPicture } from './spec.ts'

const W = 960
const H = 1200
const cream = '#fffaf1'
const gold = '#e2ab3a'

const light = (id: string, x: string, y: string, strength: number) =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="0.900"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="0.600" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.220"/></radialGradient>`
const svg = (body: string, scale: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(W * scale)}" height="${Math.round(H * scale)}" viewBox="0 0 ${W} ${H}">${body}</svg>`,
  )

function doorwayGround({ ground, pattern, seed, view }: ProductPicture): string {
  const roll = dice(seed)
  const doorway = doorways[Math.floor(roll() * doorways.length)] ?? doorways[0]
  const isDark = view === 'side' ? mix(ground, cream, 0.72) : ground
  const ink = view === 'side' ? mix(ground, '#1d1b2e', 0.1) : pick([gold, cream, mix(ground, '#ffffff', 0.45)], roll)
  const width = 600 + roll() * 90
  const height = 860 + roll() * 120
  const fill = view === 'side' ? mix(ground, '#ffffff', 0.12) : mix(cream, ground, 0.04)
  const outer = doorway(W / 2, H, width, height)
  const inner = doorway(W / 2, H, width - 56, height - 46)
  return `<defs>${clothPattern('cloth', pattern, ink, 58 + roll() * 26, pick([0, 0, 45, 90], roll))}${light('day', '0.250', '0.100', 0.42)}
    <linearGradient id="wall" x1="0" y1="0" x2="0.300" y2="1"><stop offset="0" stop-color="${mix(fill, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(fill, ground, 0.16)}"/></linearGradient></defs>
    <rect width="${W}" height="${H}" fill="${isDark}"/><rect width="${W}" height="${H}" fill="url(#cloth)" opacity="0.420"/><rect width="${W}" height="${H}" fill="url(#day)"/>
    <path d="${outer}" fill="#1d1b2e" opacity="0.160" transform="translate(10 14)"/><path d="${outer}" fill="url(#wall)"/>
    <path d="${inner}" fill="none" stroke="${gold}" stroke-width="4" opacity="0.850"/>`
}

/** Close up: the cloth itself, large, under raking light. */
function clothGround({ ground, pattern, seed }: ProductPicture): string {
  const roll = dice(seed + 7)
  const pale = mix(ground, cream, 0.8)
  return `<defs>${clothPattern('cloth', pattern, mix(ground, cream, 0.25), 150 + roll() * 60, roll() * 30)}${light('day', '0.150', '0.100', 0.7)}</defs>
    <rect width="${W}" height="${H}" fill="${pale}"/><rect width="${W}" height="${H}" fill="url(#cloth)" opacity="0.350"/><rect width="${W}" height="${H}" fill="url(#day)"/>`
}

/** In use: a sunny ledge before a window, with leaves and the shadow of a jaali. */
function ledgeGround({ ground, seed }: ProductPicture): string {
  const roll = dice(seed + 13)
  const wall = mix(pick(['#f3d9b1', '#e9c9b4', '#cfe0d8', '#e7d3e0', '#f0e2c0'], roll), ground, 0.12)
  const doorway = doorways[Math.floor(roll() * doorways.length)] ?? doorways[0]
  const side = roll() < 0.5 ? 0.3 : 0.7
  const window = doorway(W * side, 830, 420, 640)
  const sky = pick(['#f7b955', '#8fc6c0', '#e98b63', '#7f9fc9'], roll)
  const leaf = (x: number, y: number, turn: number, tone: string) =>
    `<path d="M0 0c30-60 30-130 0-190c-30 60-30 130 0 190z" fill="${tone}" transform="translate(${x} ${y}) rotate(${turn})"/>`
  const plantX = side < 0.5 ? W - 120 : 120
  const leaves = [-48, -22, 0, 24, 50].map((turn, n) => leaf(plantX, 860, turn, n % 2 ? '#0b6b66' : '#0d4f4d')).join('')
  return `<defs>${clothPattern('jaali', 'jaali', mix(wall, '#1d1b2e', 0.5), 90)}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#fff3da"/></linearGradient>
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9794a"/><stop offset="1" stop-color="#7d4a2a"/></linearGradient>${light('day', String(side), '0.300', 0.5)}</defs>
    <rect width="${W}" height="${H}" fill="${wall}"/><path d="${window}" fill="${mix(wall, '#1d1b2e', 0.25)}" transform="translate(-14 10)"/><path d="${window}" fill="url(#sky)"/>
    <circle cx="${W * side + 70}" cy="430" r="62" fill="#fff4d6" opacity="0.900"/><path d="${window}" fill="url(#jaali)" opacity="0.550"/><path d="${window}" fill="none" stroke="${mix(wall, '#ffffff', 0.5)}" stroke-width="18"/>
    <rect width="${W}" height="${H}" fill="url(#day)"/><rect y="850" width="${W}" height="350" fill="url(#wood)"/><rect y="850" width="${W}" height="16" fill="#d79a68"/>
    <path d="M0 930h${W}M0 1040h${W}M0 1150h${W}" stroke="#5c331b" stroke-width="3" opacity="0.350"/>${leaves}<path d="M${plantX - 70} 850h140l-18 120h-104z" fill="${mix(ground, '#b5371f', 0.6)}"/>`
}

const stands = {
  front: { size: 580, centre: 0.5, foot: 0.83, turn: 0, isMirrored: false },
  side: { size: 520, centre: 0.5, foot: 0.85, turn: -11, isMirrored: true },
  detail: { size: 1320, centre: 0.56, foot: 1.06, turn: 6, isMirrored: false },
  inuse: { size: 430, centre: 0.5, foot: 0.845, turn: 0, isMirrored: true },
} as const

/**
 * A product: one well-lit object in a doorway on block print, from another side, close up, or on a ledge in use. PNG of
 * 960 × 1200 at `scale` 1.
 */
export async function productPicture(spec: ProductPicture, scale: number): Promise<Buffer> {
  const stand = stands[spec.view]
  const roll = dice(spec.seed + 3)
  const turn = stand.turn + (roll() - 0.5) * 9
  const size = Math.round(stand.size * scale)
  const object = await objectImage({ ...spec, size, turn, isMirrored: stand.isMirrored })
  const ground =
    spec.view === 'detail' ? clothGround(spec) : spec.view === 'inuse' ? ledgeGround(spec) : doorwayGround(spec)
  const breadth = object.width / scale
  const shadow = `<defs><radialGradient id="s"><stop offset="0" stop-color="#1d1b2e" stop-opacity="0.550"/><stop offset="1" stop-color="#1d1b2e" stop-opacity="0"/></radialGradient></defs><ellipse cx="${W * stand.centre}" cy="${H * stand.foot + 6}" rx="${breadth * 0.54}" ry="${breadth * 0.1}" fill="url(#s)"/>`
  const left = Math.round(W * scale * stand.centre - object.width / 2)
  const top = Math.round(H * scale * stand.foot - object.height)
  const visible = await cut(object, { left, top, width: Math.round(W * scale), height: Math.round(H * scale) })
  return sharp(svg(ground, scale))
    .composite([{ input: svg(shadow, scale) }, layer(visible, Math.max(0, left), Math.max(0, top))])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** sharp refuses an overlay that is larger than the picture: keep what falls inside. */
function cut(object: Pixels, at: { left: number; top: number; width: number; height: number }): Promise<Pixels> {
  const left = Math.max(0, -at.left)
  const top = Math.max(0, -at.top)
  const width = Math.min(object.width - left, at.width - Math.max(0, at.left))
  const height = Math.min(object.height - top, at.height - Math.max(0, at.top))
  return pixelsOf(opened(object).extract({ left, top, width, height }))
}
