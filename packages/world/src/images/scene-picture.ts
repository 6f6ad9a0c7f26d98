import sharp from 'sharp'
import { patterns } from '../picture.ts'
import { doorways } from './arch.ts'
import { clothPattern } from './cloth.ts'
import { dice, mix, pick } from './colour.ts'
import { landmarks } from './landmarks.ts'
import { newScenes, type Setting } from './new-scenes.ts'
import { layer, objectImage } from './object-image.ts'
import { bigTree, floor, group, ripples, skyline, stall, stringLights, trees } from './scene-parts.ts'
import { H, lights, skyLayer, W } from './sky.ts'
import type { Scene, ScenePicture } from './spec.ts'

const stone: Readonly<Record<string, string>> = {
  delhi: '#b5623f',
  mumbai: '#c79a5c',
  hyderabad: '#d8b27a',
  kolkata: '#7d6a78',
  bangalore: '#c9b08a',
  goa: '#e6d6bd',
  pune: '#8f6a4c',
  chennai: '#b5371f',
}
type Roll = () => number
interface Stage {
  readonly spec: ScenePicture
  readonly roll: Roll
  readonly tone: (typeof lights)[keyof typeof lights]
}

const landmarkOf = ({ spec, tone }: Stage, share = 0.12) =>
  (landmarks[spec.city] ?? landmarks.delhi)?.(mix(stone[spec.city] ?? '#b5623f', tone.near, share)) ?? ''
const greens = (tone: Stage['tone']) => [
  mix('#0b6b66', tone.ground, 0.25),
  mix('#0d4f4d', tone.ground, 0.3),
  mix('#2f7d5b', tone.ground, 0.3),
]

const settingOf = (s: Stage): Setting => ({
  roll: s.roll,
  tone: s.tone,
  landmark: (share) => landmarkOf(s, share),
  greens: greens(s.tone),
})

const layouts: Readonly<Record<Scene, (stage: Stage) => string>> = {
  landmark: (s) =>
    `${skyline(s.roll, 690, mix(s.tone.far, s.tone.sky[2], 0.35))}${skyline(s.roll, 700, s.tone.far)}${group(W * (0.42 + s.roll() * 0.2), 700, 1.15, landmarkOf(s))}${trees(s.roll, 715, greens(s.tone), 9)}${floor(700, s.tone.ground)}`,
  arch: (s) => {
    const frame = pick(['#b5371f', '#1d1b2e', '#0b6b66', '#3b3a66', '#8a5a00', '#9a2f4f'], s.roll)
    const doorway = doorways[Math.floor(s.roll() * doorways.length)] ?? doorways[0]
    const outer = doorway(W / 2, H + 4, 760, 740)
    const inner = doorway(W / 2, H + 4, 700, 700)
    return `${skyline(s.roll, 690, s.tone.far)}${group(W / 2 + (s.roll() - 0.5) * 260, 705, 0.85, landmarkOf(s, 0.45))}${trees(s.roll, 730, greens(s.tone), 8)}${floor(710, s.tone.ground)}
<defs>${clothPattern('cloth', pick(patterns, s.roll), mix(frame, '#ffffff', 0.35), 70)}</defs><path fill-rule="evenodd" d="M0 0H${W}V${H}H0z ${outer}" fill="${frame}"/><path fill-rule="evenodd" d="M0 0H${W}V${H}H0z ${outer}" fill="url(#cloth)" opacity="0.350"/><path d="${inner}" fill="none" stroke="#e2ab3a" stroke-width="5"/>`
  },
  street: (s) => {
    const walls = ['#d9a27e', '#e7c9a0', '#b9776a', '#c7b8a0', '#a9b8a4', '#d8a0a0']
    const stripes = ['#b5371f', '#0b6b66', '#f5a300', '#3b3a66']
    const stalls = Array.from({ length: 4 }, (_, n) =>
      stall(
        -30 + n * 310,
        690,
        280,
        300 + s.roll() * 110,
        mix(pick(walls, s.roll), s.tone.near, s.tone.lamp ? 0.42 : 0.08),
        pick(stripes, s.roll),
        s.tone.lamp,
      ),
    ).join('')
    return `${group(W * 0.5, 520, 0.7, landmarkOf(s, 0.6), 0.8)}${skyline(s.roll, 540, s.tone.far)}${stalls}${stringLights(0, 620, 250, 46, 9)}${stringLights(580, W, 230, 46, 9)}${floor(690, mix(s.tone.ground, '#8a6a5a', 0.25))}<path d="M0 740h${W}" stroke="#ffffff" stroke-opacity="0.150" stroke-width="6" stroke-dasharray="60 44"/>`
  },
  garden: (s) =>
    `${skyline(s.roll, 600, mix(s.tone.far, s.tone.sky[2], 0.3))}${group(W * 0.62, 620, 0.62, landmarkOf(s, 0.5))}${trees(s.roll, 640, greens(s.tone), 16)}<rect y="620" width="${W}" height="180" fill="${mix('#2f7d5b', s.tone.ground, 0.35)}"/><path d="M520 620C560 690 330 730 260 800H700C690 730 640 690 600 620z" fill="${mix('#e7c9a0', s.tone.ground, 0.2)}"/>${bigTree(130, 740, 1.35, greens(s.tone)[1] ?? '#0d4f4d', mix('#5c3a2a', s.tone.ground, 0.3))}${bigTree(1120, 760, 1.1, greens(s.tone)[0] ?? '#0b6b66', mix('#5c3a2a', s.tone.ground, 0.3))}`,
  cafe: (s) => {
    const wall = mix(
      pick(['#e7c9a0', '#d9b4a0', '#a9c0b4', '#c9b8cf'], s.roll),
      s.tone.ground,
      s.tone.lamp ? 0.35 : 0.05,
    )
    const door = doorways[Math.floor(s.roll() * doorways.length)] ?? doorways[0]
    const views = [300, 900].map((x) => door(x, 590, 380, 470))
    return `${skyline(s.roll, 560, s.tone.far)}${group(330, 590, 0.6, landmarkOf(s, 0.4))}${trees(s.roll, 600, greens(s.tone), 8)}<path fill-rule="evenodd" d="M0 0H${W}V${H}H0z ${views.join(' ')}" fill="${wall}"/>${views.map((d) => `<path d="${d}" fill="none" stroke="${mix(wall, '#ffffff', 0.45)}" stroke-width="14"/>`).join('')}<path d="M600 0v120" stroke="#2a2336" stroke-width="4"/><path d="M530 190a70 70 0 0 1 140 0z" fill="#b5371f"/><ellipse cx="600" cy="196" rx="54" ry="12" fill="#ffe9a8"/><rect y="620" width="${W}" height="180" fill="#7d4a2a"/><rect y="620" width="${W}" height="14" fill="#b9794a"/><path d="M0 690h${W}M0 750h${W}" stroke="#5c331b" stroke-width="3" opacity="0.500"/>`
  },
  'night-market': (s) => {
    const stalls = Array.from({ length: 3 }, (_, n) =>
      stall(
        60 + n * 380,
        700,
        320,
        280,
        mix('#8a4a3a', s.tone.near, 0.4),
        pick(['#b5371f', '#f5a300', '#0b6b66'], s.roll),
        true,
      ),
    ).join('')
    const lanterns = Array.from(
      { length: 7 },
      (_, n) =>
        `<path d="M${90 + n * 170} 0v${90 + (n % 3) * 40}" stroke="#2a2336" stroke-width="3"/><ellipse cx="${90 + n * 170}" cy="${120 + (n % 3) * 40}" rx="30" ry="36" fill="${n % 2 ? '#b5371f' : '#f5a300'}"/><ellipse cx="${90 + n * 170}" cy="${120 + (n % 3) * 40}" rx="64" ry="70" fill="#ffd37a" opacity="0.160"/>`,
    ).join('')
    return `${skyline(s.roll, 600, s.tone.far)}${group(W * 0.5, 610, 0.7, landmarkOf(s, 0.55))}${stalls}${lanterns}${stringLights(0, W, 330, 60, 16)}${floor(700, s.tone.ground)}<rect y="700" width="${W}" height="100" fill="#ffb84d" opacity="0.100"/>`
  },
  stage: (s) =>
    `${skyline(s.roll, 610, s.tone.far)}${group(W * 0.74, 620, 0.6, landmarkOf(s, 0.55))}${bigTree(170, 720, 1.5, greens(s.tone)[1] ?? '#0d4f4d', mix('#5c3a2a', s.tone.ground, 0.3))}${stringLights(80, 640, 190, 60, 10)}${stringLights(600, W, 160, 70, 11)}<path d="M300 250L180 700h240zM640 230L420 700h440zM960 250L780 700h300z" fill="#ffe9a8" opacity="0.130"/>${floor(690, s.tone.ground)}<rect x="260" y="640" width="680" height="60" rx="6" fill="#7d4a2a"/><rect x="260" y="640" width="680" height="12" fill="#b9794a"/>${Array.from({ length: 22 }, (_, n) => `<circle cx="${20 + n * 56}" cy="${762 + (n % 3) * 12}" r="26" fill="${mix('#15142a', s.tone.near, (n % 4) * 0.12)}"/><rect x="${-6 + n * 56}" y="${780 + (n % 3) * 12}" width="52" height="40" rx="18" fill="${mix('#15142a', s.tone.near, (n % 4) * 0.12)}"/>`).join('')}`,
  water: (s) =>
    `${skyline(s.roll, 560, s.tone.far)}${group(W * (0.35 + s.roll() * 0.3), 565, 0.95, landmarkOf(s, 0.25))}${trees(s.roll, 575, greens(s.tone), 6)}<rect y="560" width="${W}" height="240" fill="${mix(s.tone.sky[1], '#0f6f8c', 0.55)}"/>${ripples(s.roll, 580, s.tone.sky[2])}<g transform="translate(${300 + s.roll() * 500} 690)"><path d="M-120 0q120 60 240 0l-26 34h-188z" fill="#5c331b"/><path d="M0 -150v150h-8v-150zM6 -140q110 60 84 130H6z" fill="#fff5e2"/></g>`,
  mall: (s) => newScenes.mall(settingOf(s)),
  lake: (s) => newScenes.lake(settingOf(s)),
  theatre: (s) => newScenes.theatre(settingOf(s)),
  kitchen: (s) => newScenes.kitchen(settingOf(s)),
  bazaar: (s) => newScenes.bazaar(settingOf(s)),
  bridge: (s) => newScenes.bridge(settingOf(s)),
  playground: (s) => newScenes.playground(settingOf(s)),
  cinema: (s) => newScenes.cinema(settingOf(s)),
  rooftop: (s) =>
    `${skyline(s.roll, 560, mix(s.tone.far, s.tone.sky[2], 0.3))}${skyline(s.roll, 600, s.tone.far)}${group(W * 0.3, 610, 0.8, landmarkOf(s, 0.3))}<rect y="600" width="${W}" height="200" fill="${mix('#b9776a', s.tone.ground, 0.35)}"/>${Array.from({ length: 13 }, (_, n) => `<rect x="${n * 96 - 10}" y="560" width="26" height="90" fill="${mix('#d9a27e', s.tone.ground, 0.3)}"/>`).join('')}<rect y="548" width="${W}" height="20" fill="${mix('#e7c9a0', s.tone.ground, 0.3)}"/>${stringLights(0, 700, 230, 60, 11)}${stringLights(650, W, 200, 50, 9)}`,
}

/** A city scene of layered shapes: sky of the hour, roofs, the city's landmark, a foreground. PNG of 1200 × 800 at `scale` 1. */
export async function scenePicture(spec: ScenePicture, scale: number): Promise<Buffer> {
  const roll = dice(spec.seed)
  const body = layouts[spec.scene]({ spec, roll, tone: lights[spec.hour] })
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(W * scale)}" height="${Math.round(H * scale)}" viewBox="0 0 ${W} ${H}">${inside}</svg>`,
    )
  const ground = sharp(svg(`${skyLayer(spec.hour, spec.seed + 1)}${body}`))
  if (!spec.object) return ground.png({ compressionLevel: 1 }).toBuffer()
  const size = Math.round(270 * scale)
  const object = await objectImage({ object: spec.object, hex: null, size, turn: (roll() - 0.5) * 8 })
  const foot = spec.scene === 'stage' ? 650 : 786
  const breadth = object.width / scale
  const left = W * (spec.scene === 'stage' ? 0.5 : 0.3 + roll() * 0.4) - breadth / 2
  const shadow = `<defs><radialGradient id="s"><stop offset="0" stop-opacity="0.500"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><ellipse cx="${left + breadth / 2}" cy="${foot}" rx="${breadth * 0.55}" ry="24" fill="url(#s)"/>`
  return ground
    .composite([
      { input: svg(shadow) },
      layer(object, Math.round(left * scale), Math.round(foot * scale) - object.height),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
