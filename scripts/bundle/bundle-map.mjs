import { decode, encode } from '@jridgewell/sourcemap-codec'

const isLibrary = (/** @type {string} */ source) => source.includes('node_modules/')

/**
 * A source map reduced to our own files and their lines, without libraries and columns, because every server keeps it
 * in memory from its first stack trace on. Code of libraries is located by its line in the bundle.
 * @param {string} text the map as JSON
 * @returns {string} the map as JSON
 */
export function leanMap(text) {
  const map = JSON.parse(text)
  const own = map.sources.filter((source) => !isLibrary(source))
  const place = new Map(own.map((source, index) => [source, index]))
  // For a position without an entry, Node uses the previous entry, even lines above; one entry marks that libraries
  // follow.
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
