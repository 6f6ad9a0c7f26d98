import { lightingOf } from './light.ts'
import type { Mesh } from './mesh-file.ts'
import { type Eye, seen } from './raster.ts'
import { type Shaded, shade } from './shade.ts'

export const roles = ['colour', 'accent', 'ground', 'back', 'label'] as const

/**
 * Averages over four samples per pixel: linear colours, coverage by role, and print and label uv with their weights.
 */
export interface Passes {
  readonly width: number
  readonly height: number
  readonly base: Float32Array
  readonly light: Float32Array
  readonly mask: readonly Float32Array[]
  readonly print: readonly [Float32Array, Float32Array, Float32Array]
  readonly label: readonly [Float32Array, Float32Array, Float32Array]
}

export function eyeOf({ camera }: Mesh, height: number): Eye {
  const column = (n: number, sign = 1) => [0, 1, 2].map((row) => sign * (camera.matrix[row]?.[n] ?? 0))
  return { at: column(3), right: column(0), up: column(1), ahead: column(2, -1), focal: (camera.lens / 36) * height }
}

/** The point of the scene at the centre of the picture, and the extent of the view at that distance. */
function subjectOf(eye: Eye, near: Float32Array, width: number, height: number): { centre: number[]; reach: number } {
  const at = Math.floor(height * 0.55) * width + (width >> 1)
  const far = Math.min(14, 1 / Math.max(0.02, near[at] ?? 0.1))
  const centre = eye.at.map((part, n) => part + (eye.ahead[n] ?? 0) * far)
  return { centre, reach: Math.max(2.4, ((far * height) / eye.focal) * 0.85) }
}

/** Renders the passes: four samples per pixel for edges, lit once if all four hit the same surface. */
// limit: one tracer: its short functions share the scene and the camera
export function passesOf(mesh: Mesh, width: number, height: number): Passes {
  const [w, h] = [width * 2, height * 2]
  const eye = eyeOf(mesh, h)
  const isGlass = (n: number) => (mesh.surfaces[n]?.transmission ?? 0) > 0.5
  const solid = seen(mesh, eye, w, h, (n) => !isGlass(n))
  const glass = mesh.surfaces.some((_, n) => isGlass(n)) ? seen(mesh, eye, w, h, isGlass) : null
  const { centre, reach } = subjectOf(eye, solid.near, w, h)
  const lighting = lightingOf(mesh, centre, reach)
  const plane = () => new Float32Array(width * height)
  const out: Passes = {
    width,
    height,
    base: new Float32Array(width * height * 3),
    light: new Float32Array(width * height * 3),
    mask: roles.map(plane),
    print: [plane(), plane(), plane()],
    label: [plane(), plane(), plane()],
  }
  const ray = (x: number, y: number) => {
    const [rx, ry] = [(x + 0.5 - w / 2) / eye.focal, (h / 2 - y - 0.5) / eye.focal]
    const d = [0, 1, 2].map((n) => (eye.ahead[n] ?? 0) + (eye.right[n] ?? 0) * rx + (eye.up[n] ?? 0) * ry)
    const length = Math.hypot(...d)
    return d.map((part) => part / length)
  }
  const glassAt = (at: number) => {
    const id = glass?.triangle?.[at] ?? -1
    return id >= 0 && (glass?.near[at] as number) > (solid.near[at] as number) ? id : -1
  }
  const ids = solid.triangle as Int32Array
  const surface = (at: number) => ((ids[at] as number) < 0 ? -1 : (mesh.surfaceOf[ids[at] as number] as number))
  const point = (pixel: number, at: number, x: number, y: number, weight: number) => {
    const d = ray(x, y)
    const id = ids[at] as number
    const front = glassAt(at)
    add(
      out,
      pixel,
      weight,
      id < 0 ? null : shade(mesh, lighting, eye, id, d),
      front < 0 ? null : shade(mesh, lighting, eye, front, d),
    )
  }
  const isWall = mesh.surfaces.map(({ role }) => role === 'ground' || role === 'back')
  const pixel = (x: number, y: number) => {
    const at = y * 2 * w + x * 2
    const four = [at, at + 1, at + w, at + w + 1]
    const isEven = four.every((one) => surface(one) === surface(at) && glassAt(one) < 0 === glassAt(at) < 0)
    if (isEven) point(y * width + x, at, x * 2 + 0.5, y * 2 + 0.5, 1)
    else for (let k = 0; k < 4; k++) point(y * width + x, four[k] as number, x * 2 + (k & 1), y * 2 + (k >> 1), 0.25)
  }
  // Walls are lit once per block of four pixels: their light is soft, and they cover half of the picture.
  const isPlainWall = (x: number, y: number) => {
    const first = surface(y * 2 * w + x * 2)
    if (first < 0 || !isWall[first]) return false
    for (let dy = 0; dy < 4; dy++)
      for (let dx = 0; dx < 4; dx++) {
        const at = (y * 2 + dy) * w + x * 2 + dx
        if (surface(at) !== first || glassAt(at) >= 0) return false
      }
    return true
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (x + 1 < width && y + 1 < height && isPlainWall(x, y)) {
        const at = (y * 2 + 1) * w + x * 2 + 1
        const shaded = shade(mesh, lighting, eye, ids[at] as number, ray(x * 2 + 1.5, y * 2 + 1.5))
        for (const one of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1])
          add(out, one, 1, shaded, null)
        continue
      }
      for (const [px, py] of [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ] as const)
        if (px < width && py < height) pixel(px, py)
    }
  }
  return out
}

function add(out: Passes, at: number, weight: number, solid: Shaded | null, glass: Shaded | null): void {
  const passed = glass ? glass.through : 1
  for (const k of [0, 1, 2] as const) {
    const value = (solid ? solid.base[k] * passed : 0) + (glass ? glass.base[k] : 0)
    out.base[at * 3 + k] = (out.base[at * 3 + k] ?? 0) + weight * value
  }
  if (!solid?.surface.role) return
  const role = roles.indexOf(solid.surface.role as (typeof roles)[number])
  const mask = out.mask[role] as Float32Array
  mask[at] = (mask[at] ?? 0) + weight
  for (const k of [0, 1, 2] as const) {
    out.light[at * 3 + k] = (out.light[at * 3 + k] ?? 0) + weight * passed * solid.light[k]
  }
  if (!solid.uv) return
  const [u, v, known] = solid.surface.role === 'label' ? out.label : out.print
  u[at] = (u[at] ?? 0) + weight * solid.uv[0]
  v[at] = (v[at] ?? 0) + weight * solid.uv[1]
  known[at] = (known[at] ?? 0) + weight
}
