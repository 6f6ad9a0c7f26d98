import { decode, encode } from '@jridgewell/sourcemap-codec'

const isLibrary = (/** @type {string} */ source) => source.includes('node_modules/')

/**
 * A source map that names files of ours and their lines, without libraries and without columns: all of it would lie in
 * the memory of every server from its first trace on. Code of libraries is named by its line in the bundle.
 * @param {string} text the map as JSON
 * @returns {string} the map as JSON
 */
export function leanMap(text) {
  const map = JSON.parse(text)
  const own = map.sources.filter((source) => !isLibrary(source))
  const place = new Map(own.map((source, index) => [source, index]))
  // Node takes a position without an entry for the entry before it, be it lines above: one says that libraries follow.
  let isOurs = false
  const lines = decode(map.mappings).map((segments) => {
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} */
    const kept = []
    for (const [column, source, ...at] of segments) {
      const index = source === undefined ? undefined : place.get(map.sources[source])
      const last = kept.at(-1)
      if (index === undefined) {
        if (isOurs) kept.push([column])
      } else if (last?.[1] !== index || last[2] !== at[0]) kept.push(/** @type {any} */ ([column, index, ...at]))
      isOurs = index !== undefined
    }
    return kept
  })
  return JSON.stringify({ ...map, sources: own, sourcesContent: undefined, mappings: encode(lines) })
}
