import { readFileSync } from 'node:fs'

/** The appearance of a surface; `role` is null if it keeps its own colour. */
export interface Surface {
  readonly colour: readonly [number, number, number]
  readonly roughness: number
  readonly metallic: number
  readonly bump: number
  readonly scale: number
  readonly coat: number
  readonly transmission: number
  readonly specular: number
  readonly emission: number
  readonly role: string | null
  readonly printed: boolean
}

export interface Lamp {
  readonly matrix: readonly (readonly number[])[]
  readonly energy: number
  readonly size: number
  readonly tint: readonly number[]
}

/** Triangles as written by export.py: three corners each, no shared vertices. */
export interface Mesh {
  readonly count: number
  readonly surfaces: readonly Surface[]
  readonly camera: { readonly matrix: readonly (readonly number[])[]; readonly lens: number }
  readonly lamps: readonly Lamp[]
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly surfaceOf: Uint16Array
}

export function readMesh(file: string): Mesh {
  const bytes = readFileSync(file)
  const start = bytes.indexOf(10) + 1
  const head = JSON.parse(bytes.subarray(0, start).toString())
  const data = new Uint8Array(bytes.subarray(start)).buffer
  const count: number = head.count
  let at = 0
  const floats = (length: number) => {
    const part = new Float32Array(data, at, length)
    at += length * 4
    return part
  }
  const [positions, normals, uvs] = [floats(count * 9), floats(count * 9), floats(count * 6)]
  return {
    count,
    surfaces: head.materials,
    camera: head.camera,
    lamps: head.lights,
    positions,
    normals,
    uvs,
    surfaceOf: new Uint16Array(data, at, count),
  }
}
