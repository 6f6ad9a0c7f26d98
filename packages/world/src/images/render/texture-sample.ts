import type { Coordinates, Fit } from './rendered-view.ts'
import { linearOf } from './tone.ts'

/** An image mapped onto a surface by its coordinates: repeated cloth, or a single label. */
export interface Texture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  /** How many coordinate units one repeat covers; a label covers 1. */
  readonly repeat: number
  /** The offset as a share of the repeat. */
  readonly shift: number
}

/** The last sampled linear colour: one shared array, so that none is allocated per pixel. */
export const texel = new Float32Array(3)

/** A texture coordinate of a pixel. */
export function coordinate({ line, low, high }: Fit, rest: Buffer, at: number, x: number, y: number): number {
  const affine = (line[0] as number) * x + (line[1] as number) * y + (line[2] as number)
  return affine + low + ((high - low) * (rest[at] as number)) / 255
}

/** Samples a texture's linear colour at a pixel's coordinates, into `texel`. */
export function sample(on: Coordinates, texture: Texture, at: number, x: number, y: number, isRepeated: boolean): void {
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
