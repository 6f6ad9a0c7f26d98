import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optionalDependencies?: Record<string, string>
}

const file = path.resolve(import.meta.dirname, '../..', 'package-lock.json')
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }

/** Where npm looks for a dependency of this package: inside it, then in each parent folder. */
function placesOf(name: string, from: string): string[] {
  const inside = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  const above = from.lastIndexOf('/node_modules/')
  return from === '' ? [inside] : [inside, ...placesOf(name, above < 0 ? '' : from.slice(0, above))]
}

describe('package-lock.json', () => {
  test('has the binaries of every platform, for npm ci on Linux, macOS and Windows', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placesOf(name, from).some((place) => packages[place]?.integrity))
        .map((name) => `${name}, wanted by ${from}`),
    )
    expect(missing).toEqual([])
  })

  test('names packages by version and hash, never by URL', () => {
    const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'))
    expect(addressed).toEqual([])
  })
})
