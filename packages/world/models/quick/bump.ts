const hash = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 1_274_126_177)
  h = Math.imul(h ^ (h >>> 13), 1_103_515_245)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}

function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [fx, fy, fz] = [x - ix, y - iy, z - iz]
  const [sx, sy, sz] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)]
  const edge = (dy: number, dz: number) => {
    const a = hash(ix, iy + dy, iz + dz)
    return a + (hash(ix + 1, iy + dy, iz + dz) - a) * sx
  }
  const low = edge(0, 0) + (edge(1, 0) - edge(0, 0)) * sy
  const high = edge(0, 1) + (edge(1, 1) - edge(0, 1)) * sy
  return low + (high - low) * sz
}

const rough = (x: number, y: number, z: number) =>
  noise(x, y, z) + 0.5 * noise(x * 2.1, y * 2.1, z * 2.1) + 0.25 * noise(x * 4.3, y * 4.3, z * 4.3)

/** Tilts a normal by a rough surface's slope at a point. */
export function bumped(n: number[], p: readonly number[], bump: number, scale: number): number[] {
  const s = Math.min(scale, 42) * 0.5
  const [x, y, z] = [(p[0] ?? 0) * s, (p[1] ?? 0) * s, (p[2] ?? 0) * s]
  const here = rough(x, y, z)
  const step = 0.35
  const slope = [rough(x + step, y, z) - here, rough(x, y + step, z) - here, rough(x, y, z + step) - here]
  const along = slope.reduce((sum, part, i) => sum + part * (n[i] ?? 0), 0)
  const strength = Math.min(1, bump) * 0.75
  const out = n.map((part, i) => part - strength * ((slope[i] ?? 0) - along * part))
  const length = Math.hypot(...out)
  return out.map((part) => part / length)
}
