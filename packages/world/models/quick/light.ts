import type { Mesh, Surface } from './mesh-file.ts'
import { lit, type ShadowMap, shadowMap, unit } from './raster.ts'

interface Ray {
  readonly map: ShadowMap
  /** The position of a lamp, or null for a part of the sky. */
  readonly from: readonly number[] | null
  readonly strength: readonly [number, number, number]
}

/** All light sources: points of the lamps, and parts of the sky. */
export interface Lighting {
  readonly rays: readonly Ray[]
  readonly lamps: readonly { readonly at: readonly number[]; readonly size: number; readonly glow: readonly number[] }[]
}

const skyParts = 30
const lampParts = [13, 3]

/** Directions spread evenly over a sphere (Fibonacci). */
const around = (n: number, of: number) => {
  const z = 1 - (2 * n + 1) / of
  const r = Math.sqrt(1 - z * z)
  const turn = n * Math.PI * (3 - Math.sqrt(5))
  return [r * Math.cos(turn), r * Math.sin(turn), z]
}

export function lightingOf(mesh: Mesh, centre: readonly number[], reach: number): Lighting {
  const skip = new Set(mesh.surfaces.flatMap((one, n) => (one.transmission > 0.5 || one.emission > 0 ? [n] : [])))
  // Walls would cast a few hard-edged shadows from each part of the sky; the recess is darkened in `arriving`.
  const room = new Set([
    ...skip,
    ...mesh.surfaces.flatMap((one, n) => (['ground', 'back'].includes(one.role ?? '') ? [n] : [])),
  ])
  const rays: Ray[] = []
  const lamps = mesh.lamps.map(({ matrix, size, energy, tint }) => {
    const at = [0, 1, 2].map((n) => matrix[n]?.[3] ?? 0)
    const power = (energy / (Math.PI * Math.PI) / 4) * 1.5
    return { at, size, glow: tint.map((part) => part * power), matrix }
  })
  for (const [n, lamp] of lamps.entries()) {
    const parts = lampParts[n] ?? 4
    for (let k = 0; k < parts; k++) {
      // a sunflower distribution over the lamp's square
      const [r, turn] = [Math.sqrt((k + 0.5) / parts) * lamp.size * 0.56, k * 2.39996]
      const [x, y] = [r * Math.cos(turn), r * Math.sin(turn)]
      const from = [0, 1, 2].map(
        (i) => (lamp.at[i] ?? 0) + (lamp.matrix[i]?.[0] ?? 0) * x + (lamp.matrix[i]?.[1] ?? 0) * y,
      )
      const towards = unit(from.map((value, i) => value - (centre[i] ?? 0)))
      const strength = lamp.glow.map((part) => part / parts) as [number, number, number]
      rays.push({ map: shadowMap(mesh, skip, towards, { centre, reach, size: 448 }), from, strength })
    }
  }
  for (let n = 0; n < skyParts; n++) {
    const towards = around(n, skyParts)
    if ((towards[2] ?? 0) < -0.12) continue
    const map = shadowMap(mesh, room, towards, { centre, reach, size: 256 })
    rays.push({ map, from: null, strength: [1, 0.96, 0.9] })
  }
  return { rays, lamps }
}

/** The total weight of the sky, for a surface that sees all of it. */
const sky = 0.4
const bounced = 0.42

/** Diffuse light that arrives at a point: lamps with soft shadows, the sky, and light reflected by walls. */
export function arriving({ rays }: Lighting, p: readonly number[], n: readonly number[], out: Float32Array): number {
  const x = p[0] as number
  const y = p[1] as number
  const z = p[2] as number
  const nx = n[0] as number
  const ny = n[1] as number
  const nz = n[2] as number
  const ox = x + nx * 0.025
  const oy = y + ny * 0.025
  const oz = z + nz * 0.025
  let red = 0
  let green = 0
  let blue = 0
  let open = 0
  let all = 0
  for (let k = 0; k < rays.length; k++) {
    const { map, from, strength } = rays[k] as Ray
    if (from) {
      const lx = (from[0] as number) - x
      const ly = (from[1] as number) - y
      const lz = (from[2] as number) - z
      const square = lx * lx + ly * ly + lz * lz
      const slant = (lx * nx + ly * ny + lz * nz) / Math.sqrt(square)
      if (slant <= 0) continue
      const light = (lit(map, ox, oy, oz, 0.015) * slant) / square
      red += strength[0] * light
      green += strength[1] * light
      blue += strength[2] * light
    } else {
      const t = map.towards
      const slant = nx * (t[0] as number) + ny * (t[1] as number) + nz * (t[2] as number)
      if (slant <= 0) continue
      all += slant
      open += slant * lit(map, ox, oy, oz, 0.03)
    }
  }
  const recess = 1 - 0.3 * Math.min(1, Math.max(0, (y - 1.2) / 2.2))
  const clear = (all > 0 ? open / all : 0) * recess
  const floor = 0.5 - 0.5 * nz
  const room = sky * clear + bounced * sky * (1 - clear) * (0.55 + 0.45 * clear) + 0.16 * floor
  out[0] = red + room
  out[1] = green + room * 0.955
  out[2] = blue + room * 0.89
  return clear
}

/** What a mirror reflects: window and fill as soft squares in a warm room with a floor. */
export function reflected(
  { lamps }: Lighting,
  p: readonly number[],
  d: readonly number[],
  roughness: number,
  clear: number,
  out: Float32Array,
): void {
  const up = d[2] ?? 0
  const wall = 0.2 + 0.3 * Math.max(0, up)
  const room = (up < 0 ? 0.34 * (1 + up * 0.4) : wall) * (0.3 + 0.7 * clear)
  const blur = 0.02 + roughness * 0.55
  let [red, green, blue] = [room, room * 0.93, room * 0.83]
  for (const { at, size, glow } of lamps) {
    const to = [0, 1, 2].map((i) => (at[i] ?? 0) - (p[i] ?? 0))
    const far = Math.hypot(...to)
    const cos = to.reduce((sum, part, i) => sum + part * (d[i] ?? 0), 0) / far
    const off = Math.acos(Math.min(1, Math.max(-1, cos)))
    const wide = Math.atan((size * 0.6) / far)
    const share = 1 - Math.min(1, Math.max(0, (off - wide + blur) / (2 * blur)))
    const spread = (wide * wide) / (wide * wide + blur * blur * 1.4)
    const shine =
      share * share * (3 - 2 * share) * spread * ((glow[0] ?? 0) / (size * size)) * 0.9 * (0.4 + 0.6 * clear)
    red += (shine * (glow[0] ?? 0)) / (glow[0] || 1)
    green += (shine * (glow[1] ?? 0)) / (glow[0] || 1)
    blue += (shine * (glow[2] ?? 0)) / (glow[0] || 1)
  }
  out[0] = red
  out[1] = green
  out[2] = blue
}

/** The share of light that a surface reflects at this angle (Schlick), without the colour of metal. */
export function mirrored(surface: Surface, facing: number): number {
  const grazing = (1 - Math.min(1, Math.max(0, facing))) ** 5
  const base = 0.08 * surface.specular + 0.05 * surface.coat
  return (
    (base + (1 - base) * grazing * (1 - surface.roughness) ** 2) * (1 - surface.roughness * 0.75 * (1 - surface.coat))
  )
}
