import sharp from 'sharp'
import { dice, mix } from './colour.ts'
import type { FacePicture } from './spec.ts'

const S = 640
type Face = FacePicture['face']

/** The layer behind the head: long hair, a braid, a draped scarf. */
function behind({ hair, hairColour: tone }: Face): string {
  const dark = mix(tone, '#1d1b2e', 0.2)
  switch (hair) {
    case 'long':
      return `<path d="M176 300C150 130 240 84 322 84s172 46 142 216c-8 60 22 120 4 190H172c-20-70 12-130 4-190z" fill="${dark}"/>`
    case 'bob':
      return `<path d="M170 320C150 140 236 88 320 88s170 52 150 232c-4 52-20 82-42 92H212c-24-10-38-40-42-92z" fill="${dark}"/>`
    case 'curly':
      return [
        [206, 210, 70],
        [250, 140, 72],
        [330, 112, 76],
        [406, 150, 70],
        [438, 226, 64],
        [198, 284, 52],
        [446, 296, 48],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/>`)
        .join('')
    case 'bun':
      return `<circle cx="320" cy="92" r="62" fill="${dark}"/><path d="M186 290C170 150 236 104 320 104s152 46 134 186z" fill="${dark}"/>`
    case 'braid':
      return `<path d="M186 300C170 140 236 96 320 96s152 44 134 204z" fill="${dark}"/>${[0, 1, 2, 3, 4].map((n) => `<ellipse cx="${452 + (n % 2) * 10}" cy="${330 + n * 44}" rx="30" ry="30" fill="${n % 2 ? tone : dark}"/>`).join('')}<rect x="440" y="524" width="34" height="16" rx="6" fill="#e2ab3a"/>`
    case 'scarf':
      return `<path d="M150 350C128 140 224 70 320 70s192 70 170 280c-4 90 50 170 90 290H60c40-120 94-200 90-290z" fill="${tone}"/>`
    default:
      return ''
  }
}

/** The layer over the forehead: a fringe, a parting, a cap, the edge of a scarf. */
function over({ hair, hairColour: tone, skin }: Face): string {
  const light = mix(tone, '#ffffff', 0.12)
  switch (hair) {
    case 'short':
      return `<path d="M196 270C186 150 246 108 326 110c82 2 128 56 118 160-12-40-26-66-48-82-60 26-118 20-160 0-20 22-32 46-40 82z" fill="${tone}"/>`
    case 'parted':
      return `<path d="M196 274C182 160 240 106 322 108c84 2 136 62 122 166-10-36-22-60-40-76-62-6-98-30-118-54-18 40-52 64-72 78-8 16-14 32-18 52z" fill="${tone}"/><path d="M286 144c10-18 24-28 40-34" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`
    case 'long':
    case 'braid':
      return `<path d="M194 290C186 160 248 112 320 112s136 48 126 178c-14-62-62-112-126-140-60 28-112 78-126 140z" fill="${tone}"/><path d="M320 114v34" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`
    case 'bun':
      return `<path d="M194 282C186 166 248 118 320 118s136 48 126 164c-24-62-70-92-126-94-56 2-102 32-126 94z" fill="${tone}"/>`
    case 'bob':
      return `<path d="M190 310C180 160 244 110 320 110s142 50 130 200c-10-44-18-72-30-92-60 10-136 2-176-38-20 36-40 70-54 130z" fill="${tone}"/>`
    case 'curly':
      return [
        [226, 190, 42],
        [272, 160, 44],
        [326, 148, 46],
        [382, 164, 44],
        [422, 206, 36],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`)
        .join('')
    case 'bald':
      return `<path d="M192 300c-10-30-8-62 4-88 2 40 4 62 12 88zM448 300c10-30 8-62-4-88-2 40-4 62-12 88z" fill="${tone}"/><path d="M262 150q40-22 84-12" stroke="${mix(skin, '#ffffff', 0.4)}" stroke-width="9" fill="none" stroke-linecap="round" opacity="0.700"/>`
    case 'cap':
      return `<path d="M190 226C186 140 244 96 320 96s134 44 130 130c-80-24-180-24-260 0z" fill="#f7f1e2"/><path d="M190 226c80-24 180-24 260 0l-2 22c-80-24-176-24-256 0z" fill="#dccfb4"/><path d="M194 268c-6 22-4 40 4 62l10-4c-4-26-4-44 0-66zM446 268c6 22 4 40-4 62l-10-4c4-26 4-44 0-66z" fill="${tone}"/>`
    case 'scarf':
      return `<path fill-rule="evenodd" d="M150 370C128 140 224 76 320 76s192 64 170 294c-10 110-90 150-170 150s-160-40-170-150zM320 148c-74 0-116 54-116 150 0 100 52 160 116 160s116-60 116-160c0-96-42-150-116-150z" fill="${tone}"/><path d="M204 300c0-98 42-152 116-152s116 54 116 152" fill="none" stroke="${mix(tone, '#ffffff', 0.35)}" stroke-width="7"/>`
  }
}

function beardOf({ beard, hair, hairColour, skin }: Face): string {
  const tone = hair === 'scarf' ? '#2a1f1c' : hairColour
  const moustache = `<path d="M320 366c-22-14-56-8-70 14 26 8 52 6 70-4 18 10 44 12 70 4-14-22-48-28-70-14z" fill="${tone}"/>`
  if (beard === 'full')
    return `<path d="M204 330c2 96 44 160 116 160s114-64 116-160c-12 30-26 44-50 46-20-14-46-18-66-6-20-12-46-8-66 6-24-2-38-16-50-46z" fill="${tone}"/>${moustache}<path d="M292 398q28 18 56 0z" fill="${mix(skin, '#a8322a', 0.55)}"/>`
  if (beard === 'moustache') return moustache
  if (beard === 'stubble')
    return `<path d="M208 340c6 82 46 138 112 138s106-56 112-138c-14 36-34 46-58 40-20-12-34-14-54-8-20-6-34-4-54 8-24 6-44-4-58-40z" fill="${tone}" opacity="0.280"/>`
  return ''
}

function clothOf({ cloth, wears, skin }: Face): string {
  const shade = mix(cloth, '#1d1b2e', 0.22)
  const light = mix(cloth, '#ffffff', 0.35)
  const body = `<path d="M40 660c6-110 90-150 186-168l94 40 94-40c96 18 180 58 186 168z" fill="${cloth}"/>`
  const neckline = {
    kurta: `<path d="M258 490l62 96 62-96" fill="none" stroke="${light}" stroke-width="12"/><path d="M320 586v60" stroke="${light}" stroke-width="12"/><path d="M262 492l58 86 58-86c-30 14-86 14-116 0z" fill="${skin}"/>`,
    shirt: `<path d="M254 484l66 92-62 34-44-104zM386 484l-66 92 62 34 44-104z" fill="${light}"/><path d="M320 576v70" stroke="${shade}" stroke-width="6"/><circle cx="320" cy="612" r="6" fill="${shade}"/>`,
    saree: `<path d="M244 494c30 40 122 40 152 0l-20 60c-30 18-82 18-112 0z" fill="${skin}"/><path d="M414 494c-70 60-240 90-330 150h190c90-30 190-60 236-118z" fill="${light}"/><path d="M414 494c-70 60-240 90-330 150" fill="none" stroke="#e2ab3a" stroke-width="12"/>`,
    tee: `<path d="M236 490c20 62 148 62 168 0" fill="none" stroke="${shade}" stroke-width="16"/>`,
  }[wears]
  return body + neckline
}

/** An author's portrait, drawn flat in warm colours. PNG of 640 × 640; suited to a round crop. */
export async function facePicture({ face, seed }: FacePicture): Promise<Buffer> {
  const roll = dice(seed)
  const { skin, ground } = face
  const blush = mix(skin, '#d8503f', 0.35)
  const line = mix(skin, '#2a1512', 0.62)
  const brow = face.hair === 'scarf' ? '#2a1f1c' : mix(face.hairColour, '#1d1b2e', 0.25)
  const smile = 16 + roll() * 12
  const look = (roll() - 0.5) * 8
  const tilt = (roll() - 0.5) * 6
  const eyes = [262, 378]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="294" rx="19" ry="15" fill="#fffaf1"/><circle cx="${x + look}" cy="295" r="11" fill="#2a1a16"/><circle cx="${x + look + 4}" cy="291" r="3.500" fill="#fff"/><path d="M${x - 22} 288q22-20 44 0" fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"/><path d="M${x - 28} 258q28-${12 + roll() * 8} 56 0" fill="none" stroke="${brow}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('')
  const glasses =
    face.glasses &&
    `${[262, 378].map((x) => (face.glasses === 'round' ? `<circle cx="${x}" cy="296" r="42" fill="#ffffff" fill-opacity="0.120" stroke="#2a2336" stroke-width="7"/>` : `<rect x="${x - 44}" y="264" width="88" height="64" rx="12" fill="#ffffff" fill-opacity="0.120" stroke="#2a2336" stroke-width="7"/>`)).join('')}<path d="M304 292q16-12 32 0M220 290l-26-6M420 290l26-6" fill="none" stroke="#2a2336" stroke-width="7"/>`
  const mouth = `<path d="M280 392q40 ${smile * 1.6} 80 0q-40 ${smile * 2.8} -80 0z" fill="${mix(skin, '#9a2420', 0.6)}"/>`
  const rings = Array.from(
    { length: 4 },
    (_, n) =>
      `<circle cx="${90 + roll() * 460}" cy="${60 + roll() * 300}" r="${60 + n * 40}" fill="none" stroke="${mix(ground, '#ffffff', 0.45)}" stroke-width="4" opacity="0.500"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${S}" height="${S}" viewBox="0 0 ${S} ${S}"><rect width="${S}" height="${S}" fill="${ground}"/><circle cx="320" cy="330" r="270" fill="${mix(ground, '#fffaf1', 0.4)}"/>${rings}
<g transform="rotate(${tilt.toFixed(1)} 320 480) translate(0 24)">${behind(face)}</g>${clothOf(face)}<path d="M262 420h116v86c-24 44-92 44-116 0z" fill="${mix(skin, '#5a2a1a', 0.22)}"/>
<g transform="rotate(${tilt.toFixed(1)} 320 480) translate(0 24)">${face.hair === 'scarf' ? '' : `<ellipse cx="196" cy="306" rx="22" ry="34" fill="${mix(skin, '#5a2a1a', 0.12)}"/><ellipse cx="444" cy="306" rx="22" ry="34" fill="${mix(skin, '#5a2a1a', 0.12)}"/>`}<path d="M200 270c0-100 50-152 120-152s120 52 120 152c0 120-40 204-120 204s-120-84-120-204z" fill="${skin}"/><circle cx="240" cy="352" r="30" fill="${blush}" opacity="0.350"/><circle cx="400" cy="352" r="30" fill="${blush}" opacity="0.350"/>${eyes}<path d="M322 296c-4 22-14 36-12 48q10 8 22 2" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/>${face.beard === 'full' ? '' : mouth}${beardOf(face)}${over(face)}${glasses ?? ''}${face.bindi ? '<circle cx="320" cy="236" r="9" fill="#b5121b"/>' : ''}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
