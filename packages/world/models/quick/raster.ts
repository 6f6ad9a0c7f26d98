import type { Mesh } from './mesh-file.ts'

/** Nearest triangle and its nearness (larger is nearer) for each pixel. */
export interface Depth {
  readonly width: number
  readonly height: number
  readonly near: Float32Array
  readonly triangle: Int32Array | null
}

function fill(
  into: Depth,
  ax: number,
  ay: number,
  an: number,
  bx: number,
  by: number,
  bn: number,
  cx: number,
  cy: number,
  cn: number,
  id: number,
): void {
  const { width, height, near, triangle } = into
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0 || Number.isNaN(area)) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const dbx = (cy - ay) / area
  const dby = (ax - cx) / area
  const dcx = (ay - by) / area
  const dcy = (bx - ax) / area
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const b = (x + 0.5 - ax) * dbx + (y + 0.5 - ay) * dby
      const c = (x + 0.5 - ax) * dcx + (y + 0.5 - ay) * dcy
      if (b < 0 || c < 0 || b + c > 1) continue
      const n = an + (bn - an) * b + (cn - an) * c
      const pixel = y * width + x
      if (n <= (near[pixel] as number)) continue
      near[pixel] = n
      if (triangle) triangle[pixel] = id
    }
  }
}

type Nine = { readonly [at: number]: number }

/** Three vertices as x, y and nearness, one after the other. */
const fillFlat = (into: Depth, f: Nine, id: number) =>
  fill(
    into,
    f[0] as number,
    f[1] as number,
    f[2] as number,
    f[3] as number,
    f[4] as number,
    f[5] as number,
    f[6] as number,
    f[7] as number,
    f[8] as number,
    id,
  )

/**
 * An orthographic depth map along a direction (towards the light), a square of `size` pixels over `reach` around
 * `centre`.
 */
export interface ShadowMap extends Depth {
  readonly right: readonly number[]
  readonly up: readonly number[]
  readonly towards: readonly number[]
  readonly centre: readonly number[]
  readonly scale: number
}

const cross = (a: readonly number[], b: readonly number[]) => [
  (a[1] ?? 0) * (b[2] ?? 0) - (a[2] ?? 0) * (b[1] ?? 0),
  (a[2] ?? 0) * (b[0] ?? 0) - (a[0] ?? 0) * (b[2] ?? 0),
  (a[0] ?? 0) * (b[1] ?? 0) - (a[1] ?? 0) * (b[0] ?? 0),
]
export const unit = (v: readonly number[]) => {
  const length = Math.hypot(...v) || 1
  return v.map((part) => part / length)
}

export function shadowMap(
  mesh: Mesh,
  skip: ReadonlySet<number>,
  towards: readonly number[],
  { centre, reach, size }: { centre: readonly number[]; reach: number; size: number },
): ShadowMap {
  const right = unit(cross(Math.abs(towards[2] ?? 0) > 0.9 ? [0, 1, 0] : [0, 0, 1], towards))
  const up = cross(towards, right)
  const scale = size / 2 / reach
  const map: ShadowMap = {
    width: size,
    height: size,
    near: new Float32Array(size * size).fill(Number.NEGATIVE_INFINITY),
    triangle: null,
    right,
    up,
    towards,
    centre,
    scale,
  }
  const [r0 = 0, r1 = 0, r2 = 0] = right
  const [u0 = 0, u1 = 0, u2 = 0] = up
  const [t0 = 0, t1 = 0, t2 = 0] = towards
  const [c0 = 0, c1 = 0, c2 = 0] = centre
  const half = size / 2
  const p = mesh.positions
  const flat = new Float32Array(9)
  for (let id = 0; id < mesh.count; id++) {
    if (skip.has(mesh.surfaceOf[id] as number)) continue
    for (let k = 0; k < 9; k += 3) {
      const x = (p[id * 9 + k] as number) - c0
      const y = (p[id * 9 + k + 1] as number) - c1
      const z = (p[id * 9 + k + 2] as number) - c2
      flat[k] = half + (x * r0 + y * r1 + z * r2) * scale
      flat[k + 1] = half + (x * u0 + y * u1 + z * u2) * scale
      flat[k + 2] = x * t0 + y * t1 + z * t2
    }
    fillFlat(map, flat, id)
  }
  return map
}

/** 1 if the point is lit, 0 in shadow, a value between at the edge of a shadow. */
export function lit(map: ShadowMap, x: number, y: number, z: number, bias: number): number {
  const { right: r, up: u, towards: t, centre, scale, width, near } = map
  const dx = x - (centre[0] as number)
  const dy = y - (centre[1] as number)
  const dz = z - (centre[2] as number)
  const px = width / 2 + (dx * (r[0] as number) + dy * (r[1] as number) + dz * (r[2] as number)) * scale - 0.5
  const py = width / 2 + (dx * (u[0] as number) + dy * (u[1] as number) + dz * (u[2] as number)) * scale - 0.5
  const n = dx * (t[0] as number) + dy * (t[1] as number) + dz * (t[2] as number) + bias
  const ix = Math.floor(px)
  const iy = Math.floor(py)
  if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= width - 1) return 1
  const fx = px - ix
  const fy = py - iy
  const at = iy * width + ix
  const a = (near[at] as number) <= n ? 1 - fx : 0
  const b = (near[at + 1] as number) <= n ? fx : 0
  const c = (near[at + width] as number) <= n ? 1 - fx : 0
  const d = (near[at + width + 1] as number) <= n ? fx : 0
  return (a + b) * (1 - fy) + (c + d) * fy
}

/** A pinhole camera: its position, its axes, and how many pixels one unit at distance one covers. */
export interface Eye {
  readonly at: readonly number[]
  readonly right: readonly number[]
  readonly up: readonly number[]
  readonly ahead: readonly number[]
  readonly focal: number
}

const nearest = 0.2

/** Rasterises the triangles whose surface `isSeen` accepts. */
export function seen(mesh: Mesh, eye: Eye, width: number, height: number, isSeen: (surface: number) => boolean): Depth {
  const out: Depth = {
    width,
    height,
    near: new Float32Array(width * height),
    triangle: new Int32Array(width * height).fill(-1),
  }
  const p = mesh.positions
  const axis = (v: readonly number[], x: number, y: number, z: number) =>
    x * (v[0] ?? 0) + y * (v[1] ?? 0) + z * (v[2] ?? 0)
  for (let id = 0; id < mesh.count; id++) {
    if (!isSeen(mesh.surfaceOf[id] ?? 0)) continue
    const corners: number[][] = []
    for (let k = 0; k < 9; k += 3) {
      const at = id * 9 + k
      const [x, y, z] = [0, 1, 2].map((n) => (p[at + n] ?? 0) - (eye.at[n] ?? 0)) as [number, number, number]
      corners.push([axis(eye.right, x, y, z), axis(eye.up, x, y, z), axis(eye.ahead, x, y, z)])
    }
    const kept = corners.every((c) => (c[2] ?? 0) > nearest) ? corners : clipped(corners)
    const flat = kept.map(([x = 0, y = 0, z = 1]) => [
      width / 2 + (x / z) * eye.focal,
      height / 2 - (y / z) * eye.focal,
      1 / z,
    ])
    for (let k = 2; k < flat.length; k++) fillFlat(out, [flat[0], flat[k - 1], flat[k]].flat() as number[], id)
  }
  return out
}

/** The part of a triangle in front of the camera. */
function clipped(corners: readonly number[][]): number[][] {
  const kept: number[][] = []
  for (const [n, a] of corners.entries()) {
    const b = corners[(n + 1) % 3] as number[]
    const [za, zb] = [(a[2] ?? 0) - nearest, (b[2] ?? 0) - nearest]
    if (za > 0) kept.push(a)
    if (za > 0 !== zb > 0) kept.push(a.map((value, k) => value + ((b[k] ?? 0) - value) * (za / (za - zb))))
  }
  return kept
}
