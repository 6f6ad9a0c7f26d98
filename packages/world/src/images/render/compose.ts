import type { Passes, Role } from './rendered-view.ts'
import { sample, type Texture, texel } from './texture-sample.ts'
import { byteOf, linear, passLight } from './tone.ts'

/** Colours of the roles in this picture. */
export interface Dyes {
  readonly colours: Readonly<Partial<Record<Role, string>>>
  readonly print: Texture | null
  readonly label: Texture | null
  /** Colour of the light that the whole is seen in; white changes nothing. */
  readonly tint: readonly [number, number, number]
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
