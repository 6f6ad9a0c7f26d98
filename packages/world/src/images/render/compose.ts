import type { Coordinates, Fit, Passes, Role } from './passes.ts'
import { byteOf, linear, linearOf, passLight } from './tone.ts'

/** An image that is laid on a surface by its coordinates: repeated cloth, or one label. */
export interface Texture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  /** How many units of its coordinates one repeat covers; a label covers 1. */
  readonly repeat: number
  /** Moved by a share of its repeat. */
  readonly shift: number
}

/** Colours of the roles in this picture. */
export interface Dyes {
  readonly colours: Readonly<Partial<Record<Role, string>>>
  readonly print: Texture | null
  readonly label: Texture | null
  /** Colour of the light that the whole is seen in; white changes nothing. */
  readonly tint: readonly [number, number, number]
}

const texel = new Float32Array(3)

/** One coordinate of a pixel. */
export function coordinate({ line, low, high }: Fit, rest: Buffer, at: number, x: number, y: number): number {
  const affine = (line[0] as number) * x + (line[1] as number) * y + (line[2] as number)
  return affine + low + ((high - low) * (rest[at] as number)) / 255
}

/** The linear colour of a texture at the coordinates of one pixel, into `texel`. */
function sample(on: Coordinates, texture: Texture, at: number, x: number, y: number, isRepeated: boolean): void {
  const { data, width, height, repeat, shift } = texture
  const u = coordinate(on.fits[0], on.rest[0], at, x, y) / repeat + shift
  const v = coordinate(on.fits[1], on.rest[1], at, x, y) / repeat + shift * 0.7
  const across = isRepeated ? u - Math.floor(u) : Math.min(0.9999, Math.max(0, u))
  const down = 1 - (isRepeated ? v - Math.floor(v) : Math.min(0.9999, Math.max(0.0001, v)))
  const px = across * width - 0.5
  const py = down * height - 0.5
  const ix = Math.floor(px)
  const iy = Math.floor(py)
  const left = ix < 0 ? (isRepeated ? width - 1 : 0) : ix
  const right = ix + 1 >= width ? (isRepeated ? 0 : width - 1) : ix + 1
  const top = (iy < 0 ? (isRepeated ? height - 1 : 0) : iy) * width
  const bottom = (iy + 1 >= height ? (isRepeated ? 0 : height - 1) : iy + 1) * width
  const fx = px - ix
  const fy = py - iy
  const a = (1 - fx) * (1 - fy)
  const b = fx * (1 - fy)
  const c = (1 - fx) * fy
  const d = fx * fy
  for (let k = 0; k < 3; k++) {
    texel[k] =
      a * (linearOf[data[(top + left) * 3 + k] as number] as number) +
      b * (linearOf[data[(top + right) * 3 + k] as number] as number) +
      c * (linearOf[data[(bottom + left) * 3 + k] as number] as number) +
      d * (linearOf[data[(bottom + right) * 3 + k] as number] as number)
  }
}

/** Puts colour, print and label on the passes; RGB bytes. */
export function composed(passes: Passes, { colours, print, label, tint }: Dyes): Buffer {
  const { width, height, base, light, masks, part } = passes
  const out = Buffer.allocUnsafe(width * height * 3)
  const roles = (Object.keys(masks) as Role[]).map((role) => ({
    mask: masks[role] as Buffer,
    dye: linear(colours[role] ?? '#d9d2c4'),
    from: role === 'colour' ? passes.print : role === 'label' ? passes.label : null,
    texture: role === 'colour' ? print : role === 'label' ? label : null,
    isRepeated: role === 'colour',
  }))
  for (let y = 0; y < height; y++) {
    const down = part.top + ((y + 0.5) / height) * part.size
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const across = part.left + ((x + 0.5) / width) * part.size
      let red = 0
      let green = 0
      let blue = 0
      for (let n = 0; n < roles.length; n++) {
        const role = roles[n] as (typeof roles)[number]
        const share = (role.mask[at] as number) / 255
        if (share < 0.004) continue
        if (role.from && role.texture) {
          sample(role.from, role.texture, at, across, down, role.isRepeated)
          red += share * (texel[0] as number)
          green += share * (texel[1] as number)
          blue += share * (texel[2] as number)
        } else {
          red += share * role.dye[0]
          green += share * role.dye[1]
          blue += share * role.dye[2]
        }
      }
      const n = at * 3
      out[n] = byteOf(
        ((passLight[base[n] as number] as number) + (passLight[light[n] as number] as number) * red) * tint[0],
      )
      out[n + 1] = byteOf(
        ((passLight[base[n + 1] as number] as number) + (passLight[light[n + 1] as number] as number) * green) *
          tint[1],
      )
      out[n + 2] = byteOf(
        ((passLight[base[n + 2] as number] as number) + (passLight[light[n + 2] as number] as number) * blue) * tint[2],
      )
    }
  }
  return out
}
