import { readdirSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from './all-endpoints.ts'
import { endpointModules } from './endpoint-modules.ts'

describe('allEndpoints', () => {
  test('contains every file of endpoints/: add a new one to endpoint-modules.ts', () => {
    const files = readdirSync(path.join(__dirname, 'endpoints'), { recursive: true, encoding: 'utf8' })
    const calls = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    expect(calls.length).toBeGreaterThan(80)
    const missing = calls.filter((file) => !(path.basename(file, '.ts') in endpointModules))
    expect(missing).toEqual([])
  })

  test('has unique names and URLs', () => {
    const names = allEndpoints.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    const addresses = allEndpoints.map(({ endpoint: { method, url } }) => `${method} ${url.replace(/:\w+/g, ':')}`)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test('has names as exported, and editor calls with their kind as prefix', () => {
    const names = allEndpoints.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['addToCart', 'editorPostsSave', 'editorEventsRevisions']))
  })
})
