type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
export const hexOf = ([r, g, b]: Rgb): string =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const [ar, ag, ab] = rgb(a)
  const [br, bg, bb] = rgb(b)
  return hexOf([ar + (br - ar) * share, ag + (bg - ag) * share, ab + (bb - ab) * share])
}

/** Hue 0–360, saturation and lightness 0–1. */
export function hslOf([r, g, b]: Rgb): [number, number, number] {
  const max = Math.max(r, g, b) / 255
  const min = Math.min(r, g, b) / 255
  const light = (max + min) / 2
  const span = max - min
  if (span === 0) return [0, 0, light]
  const saturation = span / (1 - Math.abs(2 * light - 1))
  const [R, G, B] = [r / 255, g / 255, b / 255]
  const sector = max === R ? ((G - B) / span + 6) % 6 : max === G ? (B - R) / span + 2 : (R - G) / span + 4
  return [sector * 60, saturation, light]
}
export function rgbOfHsl(hue: number, saturation: number, light: number): Rgb {
  const chroma = (1 - Math.abs(2 * light - 1)) * saturation
  const at = (n: number) => {
    const k = (n + hue / 30) % 12
    return light - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [at(0) * 255, at(8) * 255, at(4) * 255]
}

/** The same numbers for the same seed: a small generator (mulberry32) is all that pictures need. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
export const pick = <T>(list: readonly T[], roll: () => number): T => list[Math.floor(roll() * list.length)] as T
