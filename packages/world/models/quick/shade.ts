import { bumped } from './bump.ts'
import { arriving, type Lighting, mirrored, reflected } from './light.ts'
import type { Mesh, Surface } from './mesh-file.ts'
import type { Eye } from './raster.ts'

/** The shading of a point of a surface. `uv` is null if nothing is printed there. */
export interface Shaded {
  readonly surface: Surface
  /** The light that is independent of the role's colour. */
  readonly base: readonly [number, number, number]
  /** The factor for the role's colour. */
  readonly light: readonly [number, number, number]
  /** The share of the background that glass lets through. */
  readonly through: number
  readonly uv: readonly [number, number] | null
}

const scratch = new Float32Array(3)
const shine = new Float32Array(3)

/** The barycentric weights of a triangle's corners where a ray from the eye meets its plane. */
export function corners(mesh: Mesh, id: number, eye: Eye, d: readonly number[]): [number, number, number] {
  const p = mesh.positions
  const o = id * 9
  const ax = p[o] as number
  const ay = p[o + 1] as number
  const az = p[o + 2] as number
  const e1x = (p[o + 3] as number) - ax
  const e1y = (p[o + 4] as number) - ay
  const e1z = (p[o + 5] as number) - az
  const e2x = (p[o + 6] as number) - ax
  const e2y = (p[o + 7] as number) - ay
  const e2z = (p[o + 8] as number) - az
  const sx = (eye.at[0] as number) - ax
  const sy = (eye.at[1] as number) - ay
  const sz = (eye.at[2] as number) - az
  const dx = d[0] as number
  const dy = d[1] as number
  const dz = d[2] as number
  const hx = dy * e2z - dz * e2y
  const hy = dz * e2x - dx * e2z
  const hz = dx * e2y - dy * e2x
  const f = 1 / (e1x * hx + e1y * hy + e1z * hz || 1e-12)
  const u = Math.min(1, Math.max(0, f * (sx * hx + sy * hy + sz * hz)))
  const qx = sy * e1z - sz * e1y
  const qy = sz * e1x - sx * e1z
  const qz = sx * e1y - sy * e1x
  const w = Math.min(1 - u, Math.max(0, f * (dx * qx + dy * qy + dz * qz)))
  return [1 - u - w, u, w]
}

/** Light and colour of the triangle `id` where the ray `d` from the eye meets it. */
export function shade(mesh: Mesh, lighting: Lighting, eye: Eye, id: number, d: readonly number[]): Shaded {
  const surface = mesh.surfaces[mesh.surfaceOf[id] ?? 0] as Surface
  const weights = corners(mesh, id, eye, d)
  const [w0, w1, w2] = weights
  const blend = (from: Float32Array, size: number, n: number) => {
    const at = id * 3 * size + n
    return w0 * (from[at] as number) + w1 * (from[at + size] as number) + w2 * (from[at + 2 * size] as number)
  }
  const p = [blend(mesh.positions, 3, 0), blend(mesh.positions, 3, 1), blend(mesh.positions, 3, 2)]
  let n = [blend(mesh.normals, 3, 0), blend(mesh.normals, 3, 1), blend(mesh.normals, 3, 2)]
  const dot = () =>
    (n[0] as number) * (d[0] as number) + (n[1] as number) * (d[1] as number) + (n[2] as number) * (d[2] as number)
  const length = Math.sqrt((n[0] as number) ** 2 + (n[1] as number) ** 2 + (n[2] as number) ** 2) || 1
  let facing = -dot() / length
  const sign = facing < 0 ? -1 : 1
  n = n.map((part) => (sign * part) / length)
  if (surface.bump > 0) n = bumped(n, p, surface.bump, surface.scale)
  facing = Math.max(0.02, -dot())
  const clear = arriving(lighting, p, n, scratch)
  const bounce = d.map((part, k) => part + 2 * facing * (n[k] ?? 0))
  const sharp = surface.coat > 0.3 ? Math.min(surface.roughness, 0.12) : surface.roughness
  reflected(lighting, p, bounce, sharp, clear, shine)
  const mirror = mirrored(surface, facing)
  const { metallic, role, colour, emission, transmission } = surface
  const isGlass = transmission > 0.5
  const base: [number, number, number] = [0, 0, 0]
  const light: [number, number, number] = [0, 0, 0]
  for (const k of [0, 1, 2] as const) {
    const [diffuse, glossy, own] = [scratch[k] ?? 0, shine[k] ?? 0, colour[k] ?? 0]
    const metal = glossy * 1.25 + diffuse * 0.12 * surface.roughness
    if (role) {
      light[k] = diffuse * (1 - metallic) + metal * metallic
      base[k] = glossy * mirror * (1 - metallic)
    } else {
      const body = diffuse * own * (1 - metallic) + metal * own * metallic
      base[k] =
        (isGlass ? diffuse * own * 0.06 : body) +
        glossy * mirror * (1 - metallic) * (isGlass ? 1.6 : 1) +
        emission * own
    }
  }
  const grazing = (1 - facing) ** 4
  return {
    surface,
    base,
    light,
    through: isGlass ? (1 - 0.75 * grazing) * (0.75 + 0.2 * Math.min(...colour)) : 0,
    uv: surface.printed || role === 'label' ? [blend(mesh.uvs, 2, 0), blend(mesh.uvs, 2, 1)] : null,
  }
}
