/** Conversions between bytes and light as lookup tables: a picture needs them a million times. */

/** The linear light of an sRGB byte. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

/** The linear light of a byte in a pass: gamma 2.2 over the range of the passes. */
export const passLight = Float32Array.from({ length: 256 }, (_, byte) => 2 * (byte / 255) ** 2.2)

const steps = 4096
const brightest = 4

/** A film-like tone curve: shadows unchanged, highlights roll off instead of clipping. */
function film(light: number): number {
  const x = light * 1.3
  const rolled = x < 0.6 ? x : 0.6 + 0.4 * (1 - Math.exp(-(x - 0.6) / 0.55))
  const c = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055
  return Math.min(1, c + 0.03 * Math.sin(Math.PI * c) * (c - 0.4))
}
const shown = Uint8Array.from({ length: steps + 1 }, (_, n) =>
  Math.round(255 * Math.max(0, film((n / steps) ** 2 * brightest))),
)

const finest = steps / Math.sqrt(brightest)

/** The byte for an amount of light, which must not be negative. */
export const byteOf = (light: number): number => shown[Math.min(steps, Math.sqrt(light) * finest + 0.5) | 0] as number

/** Linear channels of `#rrggbb`. */
export const linear = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => linearOf[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0) as [number, number, number]
