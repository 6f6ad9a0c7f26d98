import type { Coordinates, Passes, Role } from './rendered-view.ts'
import { sample, type Texture, texel } from './texture-sample.ts'
import { byteOf, linear, passLight } from './tone.ts'

/** The colours of the roles in a picture. */
export interface Dyes {
  readonly colours: Readonly<Partial<Record<Role, string>>>
  readonly print: Texture | null
  readonly label: Texture | null
  /** The colour of the light on the whole picture; white changes nothing. */
  readonly tint: readonly [number, number, number]
}

/** A mask below this is a rounding error of the renderer: less than 0.4 % of a pixel. */
const least = 2

/** The visible part of a role: in one colour, or with the texture on it. */
interface Layer {
  readonly mask: Buffer
  readonly dye: Float32Array
  readonly laid: { readonly on: Coordinates; readonly texture: Texture; readonly isRepeated: boolean } | null
}

function layersOf({ masks, print: cloth, label: paper }: Passes, { colours, print, label }: Dyes): Layer[] {
  return (Object.keys(masks) as Role[]).map((role) => {
    const on = role === 'colour' ? cloth : role === 'label' ? paper : null
    const texture = role === 'colour' ? print : role === 'label' ? label : null
    return {
      mask: masks[role] as Buffer,
      dye: Float32Array.from(linear(colours[role] ?? '#d9d2c4')),
      laid: on && texture ? { on, texture, isRepeated: role === 'colour' } : null,
    }
  })
}

/**
 * Applies colour, print and label to the passes; returns RGB bytes. It runs for each of a million pixels: the data it
 * reads is in typed arrays.
 */
export function composed(passes: Passes, dyes: Dyes): Buffer {
  const { width, height, base, light, part } = passes
  const out = Buffer.allocUnsafe(width * height * 3)
  const layers = layersOf(passes, dyes)
  const [tintRed, tintGreen, tintBlue] = dyes.tint
  for (let y = 0; y < height; y++) {
    const down = part.top + ((y + 0.5) / height) * part.size
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      let red = 0
      let green = 0
      let blue = 0
      for (const { mask, dye, laid } of layers) {
        const byte = mask[at] as number
        if (byte < least) continue
        const share = byte / 255
        if (laid) {
          const across = part.left + ((x + 0.5) / width) * part.size
          sample(laid.on, laid.texture, at, across, down, laid.isRepeated)
        }
        const colour = laid ? texel : dye
        red += share * (colour[0] as number)
        green += share * (colour[1] as number)
        blue += share * (colour[2] as number)
      }
      const n = at * 3
      out[n] = byteOf(lit(base[n] as number, light[n] as number, red) * tintRed)
      out[n + 1] = byteOf(lit(base[n + 1] as number, light[n + 1] as number, green) * tintGreen)
      out[n + 2] = byteOf(lit(base[n + 2] as number, light[n + 2] as number, blue) * tintBlue)
    }
  }
  return out
}

/** The light independent of the colour, plus the light that the colour reflects. */
const lit = (base: number, light: number, colour: number): number =>
  (passLight[base] as number) + (passLight[light] as number) * colour
