import { mix } from '../colour.ts'

/** The colours of a landmark, in the light of the hour. */
export interface Paint {
  readonly stone: string
  readonly lit: string
  readonly shade: string
  readonly deep: string
  /** windows: dark by day, lit in the evening */
  readonly window: string
  /** any other colour, in the same light */
  tint(colour: string): string
}

/** A drawing that stands on y = 0, centred on x = 0, at most 470 high and 760 wide. */
export type Landmark = (paint: Paint) => string

export function paintOf(stone: string, light: { readonly near: string; readonly lamp: boolean }, share: number): Paint {
  const tint = (colour: string) => mix(colour, light.near, share)
  const base = tint(stone)
  return {
    stone: base,
    lit: mix(base, '#ffffff', 0.26),
    shade: mix(base, '#1d1b2e', 0.18),
    deep: mix(base, '#1d1b2e', 0.52),
    window: light.lamp ? '#ffdf9a' : mix(base, '#1d1b2e', 0.6),
    tint,
  }
}

export const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
/** A wall that stands on `base`, centred on `x`. */
export const block = (x: number, base: number, w: number, h: number, fill: string) =>
  box(x - w / 2, base - h, w, h, fill)
/** Repeats a part `n` times, each at its own x. */
export const row = (n: number, from: number, step: number, part: (x: number, at: number) => string) =>
  Array.from({ length: n }, (_, at) => part(from + at * step, at)).join('')

/** An onion dome with its finial. */
export const dome = (x: number, y: number, r: number, fill: string) =>
  `${path(`M${x - r} ${y}c${-r * 0.25} ${-r * 0.9} ${r * 0.5} ${-r * 1.3} ${r} ${-r * 1.75}c${r * 0.5} ${r * 0.45} ${r * 1.25} ${r * 0.85} ${r} ${r * 1.75}z`, fill)}${path(`M${x + r * 0.1} ${y}c${r * 0.5} ${-r * 0.6} ${r * 0.25} ${-r * 1.2} ${-r * 0.1} ${-r * 1.75}c${r * 0.5} ${r * 0.45} ${r * 1.25} ${r * 0.85} ${r} ${r * 1.75}z`, '#00000018')}${box(x - 1.5, y - r * 2.1, 3, r * 0.4, fill)}`
/** A hemisphere on a drum, as on courts and museums. */
export const cupola = (x: number, y: number, r: number, fill: string) =>
  `${path(`M${x - r} ${y}a${r} ${r * 1.05} 0 0 1 ${r * 2} 0z`, fill)}${path(`M${x + r * 0.2} ${y}q${r * 0.35} ${-r * 0.6} ${-r * 0.2} ${-r * 1.04}a${r} ${r * 1.05} 0 0 1 ${r} ${r * 1.04}z`, '#00000018')}`
/** A round arch cut into a wall, standing on `base`. */
export const arch = (x: number, base: number, w: number, h: number, fill: string) =>
  path(`M${x - w / 2} ${base}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill)
/** A pointed arch, as in mosques, forts and Gothic windows. */
export const point = (x: number, base: number, w: number, h: number, fill: string) =>
  path(
    `M${x - w / 2} ${base}v${-h * 0.58}q${w * 0.04} ${-h * 0.26} ${w / 2} ${-h * 0.42}q${w * 0.46} ${h * 0.16} ${w / 2} ${h * 0.42}v${h * 0.58}z`,
    fill,
  )
/** A small pavilion with a dome on a roof's edge. */
export const chhatri = (x: number, y: number, size: number, fill: string, roof: string) =>
  `${row(3, x - size * 0.8, size * 0.8, (at) => box(at - size * 0.07, y - size, size * 0.14, size, fill))}${box(x - size, y - size * 1.14, size * 2, size * 0.16, roof)}${cupola(x, y - size * 1.1, size * 0.78, fill)}${box(x - 1, y - size * 2.3, 2, size * 0.45, roof)}`
/** Merlons along the top of a wall. */
export const merlons = (x: number, y: number, n: number, step: number, size: number, fill: string) =>
  row(n, x, step, (at) =>
    path(`M${at} ${y}v${-size}l${step * 0.3} ${-size * 0.5}l${step * 0.3} ${size * 0.5}v${size}z`, fill),
  )
export const crossOn = (x: number, y: number, size: number, fill: string) =>
  box(x - size * 0.09, y - size, size * 0.18, size, fill) +
  box(x - size * 0.3, y - size * 0.74, size * 0.6, size * 0.18, fill)
/** A gable or a pointed roof over a wall `w` wide. */
export const gable = (x: number, base: number, w: number, h: number, fill: string) =>
  path(`M${x - w / 2} ${base}L${x} ${base - h}L${x + w / 2} ${base}z`, fill)
export const steps = (x: number, n: number, w: number, rise: number, one: string, other: string) =>
  row(n, 0, 1, (_, at) => block(x, -at * rise, w - at * (w * 0.05), rise + 1, at % 2 ? one : other))
/** A straight tower with a slim cap. */
export const minaret = (x: number, base: number, w: number, h: number, p: Paint) =>
  `${block(x, base, w, h, p.stone)}${box(x + w * 0.1, base - h, w * 0.4, h, '#00000018')}${row(3, 0, 1, (_, at) => box(x - w * 0.7, base - h * (0.42 + at * 0.28), w * 1.4, 9, p.shade))}${dome(x, base - h, w * 0.62, p.lit)}`
/** The tower over a gate of a southern temple, in tiers that narrow, each with its row of figures. */
export function gopuram(
  x: number,
  tiers: number,
  w: number,
  tierHeight: number,
  p: Paint,
  colours: readonly string[],
): string {
  const floors = row(tiers, 0, 1, (_, at) => {
    const [from, to] = [w * (1 - at * 0.105), w * (1 - (at + 0.8) * 0.105)]
    const y = -70 - at * tierHeight
    const figures = Math.floor(from / 22)
    return `${path(`M${x - from / 2} ${y}L${x - to / 2} ${y - tierHeight}h${to}L${x + from / 2} ${y}z`, at % 2 ? p.stone : p.shade)}${box(x - from / 2 - 6, y - 7, from + 12, 8, p.lit)}${row(figures, x - (figures - 1) * 10, 20, (at2, n) => `<rect x="${at2 - 6}" y="${y - tierHeight + 8}" width="12" height="${tierHeight - 18}" rx="6" fill="${p.tint(colours[(n + at) % colours.length] ?? '#d8a94a')}"/>`)}${block(x, y, 22, tierHeight - 12, p.deep)}`
  })
  const top = -70 - tiers * tierHeight
  const roof = w * (1 - tiers * 0.105)
  return `${block(x, 0, w + 16, 74, p.shade)}${block(x, 0, 56, 60, p.deep)}${floors}${path(`M${x - roof / 2} ${top}q0 -46 ${roof / 2} -46t${roof / 2} 46z`, p.lit)}${row(5, x - roof * 0.32, roof * 0.16, (at) => `${box(at - 2, top - 62, 4, 22, p.tint('#e2ab3a'))}${disc(at, top - 46, 6, p.tint('#e2ab3a'))}`)}`
}
