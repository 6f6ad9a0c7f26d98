import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Passes, roles } from './passes.ts'

/** The radiance of a pass's largest value. */
export const range = 2

const encode = (linear: Float32Array) => {
  const out = Buffer.alloc(linear.length)
  for (let n = 0; n < linear.length; n++)
    out[n] = Math.round(255 * Math.min(1, Math.max(0, (linear[n] ?? 0) / range)) ** (1 / 2.2))
  return out
}

/** Fills unknown values from their neighbours, so that a lossy codec meets no edges. */
function spread(
  values: Float32Array,
  known: Float32Array,
  width: number,
  height: number,
  channels: number,
  rounds: number,
): void {
  const has = Uint8Array.from(known, (part) => (part > 0.01 ? 1 : 0))
  for (let round = 0; round < rounds; round++) {
    const fresh: number[] = []
    for (let at = 0; at < has.length; at++) {
      if (has[at]) continue
      const x = at % width
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width].filter(
        (n) => n >= 0 && n < width * height && has[n],
      )
      if (near.length === 0) continue
      for (let k = 0; k < channels; k++)
        values[at * channels + k] = near.reduce((sum, n) => sum + (values[n * channels + k] ?? 0), 0) / near.length
      fresh.push(at)
    }
    for (const at of fresh) has[at] = 1
  }
}

interface Fit {
  readonly line: readonly number[]
  readonly low: number
  readonly high: number
}

/** A coordinate as an affine function of the picture's x and y (0 to 1), and the remainder in 0 to 255. */
function fit(value: Float32Array, known: Float32Array, width: number, height: number): { plane: Buffer; fit: Fit } {
  const m = new Float64Array(12)
  const place = (at: number) => [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height, 1] as const
  for (let at = 0; at < value.length; at++) {
    if ((known[at] ?? 0) < 0.5) continue
    const p = place(at)
    for (const i of [0, 1, 2] as const) {
      for (const j of [0, 1, 2] as const) m[i * 4 + j] = (m[i * 4 + j] ?? 0) + p[i] * p[j]
      m[i * 4 + 3] = (m[i * 4 + 3] ?? 0) + p[i] * (value[at] ?? 0)
    }
  }
  const line = solved(m)
  const rest = new Float32Array(value.length)
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < value.length; at++) {
    if ((known[at] ?? 0) < 0.01) continue
    const p = place(at)
    rest[at] = (value[at] ?? 0) - p.reduce((sum, part, i) => sum + part * (line[i] ?? 0), 0)
    low = Math.min(low, rest[at] ?? 0)
    high = Math.max(high, rest[at] ?? 0)
  }
  high = Math.max(high, low + 1e-4)
  spread(rest, known, width, height, 1, 24)
  const plane = Buffer.from(
    rest.map((part) => Math.min(255, Math.max(0, Math.round(((part - low) / (high - low)) * 255)))),
  )
  return { plane, fit: { line, low, high } }
}

/** Gaussian elimination with pivoting for three unknowns. */
function solved(m: Float64Array): number[] {
  const get = (r: number, c: number) => m[r * 4 + c] ?? 0
  for (let c = 0; c < 3; c++) {
    let best = c
    for (let r = c + 1; r < 3; r++) if (Math.abs(get(r, c)) > Math.abs(get(best, c))) best = r
    for (let k = 0; k < 4; k++) [m[c * 4 + k], m[best * 4 + k]] = [get(best, k), get(c, k)]
    for (let r = 0; r < 3; r++) {
      if (r === c) continue
      const share = get(r, c) / (get(c, c) || 1e-12)
      for (let k = 0; k < 4; k++) m[r * 4 + k] = get(r, k) - share * get(c, k)
    }
  }
  return [0, 1, 2].map((r) => get(r, 3) / (get(r, r) || 1e-12))
}

/** Writes `<stem>.base.webp`, `.light.webp`, `.mask.webp`, `.uv.webp` and `.json`. */
export async function writePasses(stem: string, passes: Passes): Promise<void> {
  const { width, height, base, light, mask, print, label } = passes
  const covered = new Float32Array(width * height)
  for (const plane of mask)
    for (let at = 0; at < covered.length; at++) covered[at] = (covered[at] ?? 0) + (plane[at] ?? 0)
  for (let at = 0; at < covered.length; at++)
    for (const k of [0, 1, 2]) light[at * 3 + k] = (light[at * 3 + k] ?? 0) / Math.max(covered[at] ?? 0, 0.001)
  spread(light, covered, width, height, 3, 6)
  const rgb = { raw: { width, height, channels: 3 as const } }
  await sharp(encode(base), rgb).webp({ quality: 82, effort: 4 }).toFile(`${stem}.base.webp`)
  await sharp(encode(light), rgb).webp({ quality: 82, effort: 4 }).toFile(`${stem}.light.webp`)
  const seen = roles.filter((_, n) => mask[n]?.some((part) => part > 0.02))
  // A close-up of an object with fixed colours may show no role; the mask file still needs one.
  const planes = seen.length > 0 ? seen : roles.slice(0, 1)
  const stacked = Buffer.concat(
    planes.map((role) =>
      Buffer.from((mask[roles.indexOf(role)] as Float32Array).map((part) => Math.round(part * 255))),
    ),
  )
  await sharp(stacked, { raw: { width, height: height * planes.length, channels: 1 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(`${stem}.mask.webp`)
  const fits: Record<string, Fit[]> = {}
  const uv: Buffer[] = []
  for (const [name, [u, v, known]] of [
    ['print', print],
    ['label', label],
  ] as const) {
    if (!known.some((part) => part > 0.5)) continue
    fits[name] = [u, v].map((value) => {
      for (let at = 0; at < value.length; at++) if (known[at]) value[at] = (value[at] ?? 0) / (known[at] ?? 1)
      const { plane, fit: found } = fit(value, known, width, height)
      uv.push(plane)
      return found
    })
  }
  if (uv.length > 0)
    await sharp(Buffer.concat(uv), { raw: { width, height: height * uv.length, channels: 1 } })
      .webp({ quality: 88, effort: 4 })
      .toFile(`${stem}.uv.webp`)
  writeFileSync(`${stem}.json`, `${JSON.stringify({ width, height, range, planes, ...fits })}\n`)
}
