import path from 'node:path'
import { siteName } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { SocialCard } from '@nukkad/contracts/social-picture'
import type { OverlayOptions } from 'sharp'
import { fontFolder } from '../../font-folder.ts'
import { openSharp } from '../../pictures/open-sharp.ts'

const width = 750
const height = 500
const margin = 44

const fonts = {
  display: { family: 'Fraunces', file: path.join(fontFolder, 'display.ttf') },
  sans: { family: 'Hanken Grotesk', file: path.join(fontFolder, 'sans.ttf') },
} as const

/** Darkens the picture towards its foot, so that text is readable on any picture. */
const shade = `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1420" stop-opacity=".38"/><stop offset=".38" stop-color="#1d1420" stop-opacity=".1"/><stop offset="1" stop-color="#1d1420" stop-opacity=".92"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/></svg>`

/** The arch of our logo. */
const mark =
  '<svg width="40" height="46" viewBox="-1 -1 30 34"><path d="M0 28V14.5C0 5.6 6.4 0 14 0s14 5.6 14 14.5V28c0 2.4-1.6 4-4 4H4c-2.4 0-4-1.6-4-4z" fill="#b5371f" stroke="#fff6e9" stroke-width="1.2"/><path d="M7 32V17.2C7 11.4 10.2 8 14 8s7 3.4 7 9.2V32z" fill="#f5a300"/></svg>'

/** The background without a picture: the colours of the shop, with a row of arches. */
const ground = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#7c2616"/>${Array.from({ length: 9 }, (_, n) => `<path d="M${n * 88 - 20} 500V${250 + ((n * 67) % 110)}a44 44 0 0 1 88 0V500z" fill="${n % 2 ? '#8f2f1c' : '#a5341f'}"/>`).join('')}</svg>`

interface Words {
  readonly text: string
  readonly font: keyof typeof fonts
  readonly size: number
  readonly color: string
}

/** Our subsets of the fonts have no rupee sign. */
const drawable = (text: string) => escapeHtml(text.replaceAll('₹', 'Rs '))

async function drawText({ text, font, size, color }: Words) {
  const { family, file } = fonts[font]
  const sharp = await openSharp()
  return sharp({
    text: {
      text: `<span foreground="${color}">${drawable(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: width - 2 * margin,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** Long titles are set smaller, so that three lines are enough. */
const titleSize = ({ length }: string) => (length > 80 ? 38 : length > 45 ? 46 : 56)

/** The card of a page for sharing: its words in our type over its picture. JPEG, 750 by 500. */
export async function drawCard({ title, line }: SocialCard, picture: Buffer | undefined): Promise<Buffer> {
  const name = await drawText({ text: siteName, font: 'display', size: 30, color: '#ffffff' })
  const head = await drawText({ text: title || siteName, font: 'display', size: titleSize(title), color: '#ffffff' })
  const below = line ? await drawText({ text: line, font: 'sans', size: 22, color: '#f3e6d8' }) : undefined
  const lineTop = height - margin - (below?.info.height ?? 0)
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade) },
    { input: Buffer.from(mark), left: margin, top: 36 },
    { input: name.data, left: margin + 54, top: 36 + Math.round((46 - name.info.height) / 2) },
    { input: head.data, left: margin, top: Math.max(96, lineTop - (below ? 24 : 0) - head.info.height) },
    ...(below ? [{ input: below.data, left: margin, top: lineTop }] : []),
  ]
  const sharp = await openSharp()
  return sharp(picture ?? Buffer.from(ground))
    .resize(width, height, { fit: 'cover' })
    .composite(layers)
    .flatten({ background: '#7c2616' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
