import { mix } from '../colour.ts'
import { disc, oval, path, row } from '../landmarks/parts.ts'
import { bigTree, group, skyline, stringLights, trees } from './parts.ts'
import { audience } from './people.ts'
import { any, type Scenery } from './scenery.ts'
import { H, W } from './sky.ts'

const marigolds = (y: number) =>
  row(41, 0, 30, (x) =>
    disc(x, y + 46 * Math.abs(Math.sin((x / 300) * Math.PI)), 15, Math.round(x / 30) % 2 ? '#f08c00' : '#f5b43d'),
  )

/** A sabha or a dargah's court: a cloth, marigolds, a brass lamp, a carpet. */
const sabha = (s: Scenery) => {
  const cloth = any(['#8a1f2a', '#5b2a5a', '#0b5a55', '#7a4a14'], s.roll)
  const lamp = (x: number) =>
    `<rect x="${x - 8}" y="300" width="16" height="340" fill="#b8862f"/>${oval(x, 640, 60, 14, '#b8862f')}${[300, 380].map((y, n) => `${oval(x, y, 54 - n * -10, 12, '#e2b45c')}${row(3, x - 36, 36, (at) => path(`M${at - 7} ${y - 4}q-4 -14 7 -32q11 18 7 32z`, '#f5a300'))}`).join('')}${disc(x, 290, 110, '#ffd37a2e')}`
  return `<rect width="${W}" height="${H}" fill="${mix(cloth, '#1d1b2e', s.tone.lamp ? 0.3 : 0.1)}"/>${row(12, 0, 100, (x, n) => `<rect x="${x}" width="50" height="620" fill="${mix(cloth, n % 2 ? '#000000' : '#ffffff', 0.1)}"/>`)}${marigolds(40)}${lamp(150)}${lamp(1050)}<rect y="620" width="${W}" height="180" fill="#7a4a2a"/><path d="M180 640h840l110 90H70z" fill="#9a2f2a"/><path d="M220 650h760l90 66H130z" fill="none" stroke="#e2ab3a" stroke-width="7"/>`
}

/** A small club: brick, one pool of light, a rug. */
const club = (s: Scenery) => {
  const brick = any(['#5a2f2a', '#3a3448', '#2f4444', '#4a2f44'], s.roll)
  const wall = s.tone.lamp ? brick : mix(brick, '#f3e6cd', 0.3)
  return `<rect width="${W}" height="${H}" fill="${wall}"/>${row(11, 0, 1, (_, r) => row(13, -50 + (r % 2) * 50, 100, (x) => `<rect x="${x}" y="${r * 58}" width="94" height="52" fill="${mix(wall, '#ffffff', ((r * 7 + x) % 5) * 0.018 + 0.02)}"/>`))}<rect x="150" y="110" width="200" height="150" fill="#b8862f"/><rect x="162" y="122" width="176" height="126" fill="#f3e6cd"/>${disc(250, 180, 34, '#b5371f')}<rect x="880" y="130" width="160" height="200" fill="#1d1b2e"/>${row(3, 0, 1, (_, n) => `<rect x="904" y="${160 + n * 50}" width="112" height="24" fill="#f5a300" opacity="0.800"/>`)}<path d="M500 0L250 660h700L700 0z" fill="#ffe9a8" opacity="0.170"/><path d="M100 0L300 660h300L160 0z" fill="${any(['#e8708f', '#7fb0e0', '#f5a300'], s.roll)}" opacity="0.100"/><rect y="620" width="${W}" height="180" fill="#4a2f24"/><rect y="620" width="${W}" height="12" fill="#8a5a3c"/>${oval(600, 680, 420, 50, '#7a2f2a')}${oval(600, 680, 370, 40, '#9a4a34')}`
}

/** A lawn with an old tree, a rug and strings of lamps. */
const lawn = (s: Scenery) => {
  const trunk = mix('#5c3a2a', s.tone.ground, 0.3)
  const grass = mix('#4f9a5c', s.tone.ground, s.tone.lamp ? 0.42 : 0.24)
  const light = s.tone.lamp ? disc(600, 520, 330, '#ffd37a2a') : ''
  return `${skyline(s.roll, 590, mix(s.tone.far, s.tone.sky[2], 0.45))}${trees(s.roll, 626, s.greens, 18)}<rect y="612" width="${W}" height="188" fill="${grass}"/>${light}${bigTree(270, 690, 1.9, s.greens[1] ?? '#0d4f4d', trunk)}${bigTree(1120, 730, 1.2, s.greens[0] ?? '#0b6b66', trunk)}${stringLights(330, 1080, 300, 70, 13)}${oval(600, 690, 400, 52, '#7a2f2a')}${oval(600, 690, 350, 42, '#9a4a34')}`
}

const stages = { sabha, club, lawn }
const stageOf = (subject: string): keyof typeof stages => {
  if (subject.endsWith('-lawn')) return 'lawn'
  return classical.has(subject) ? 'sabha' : 'club'
}

const classical = new Set(['veena', 'violin', 'tabla', 'harmonium', 'dhol'])

/** An instrument on its kind of stage, with an audience. */
export const played = (s: Scenery, instrument: string): string =>
  `${stages[stageOf(s.spec.subject)](s)}${group(600, 690, 1.16, instrument)}${audience(s.roll)}`
