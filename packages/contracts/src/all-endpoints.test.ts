import { readdirSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints, endpointModules } from './all-endpoints.ts'

describe('all calls', () => {
  test('come from every module of the folder', () => {
    const files = readdirSync(path.join(__dirname, 'endpoints'), { recursive: true, encoding: 'utf8' })
    const calls = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    expect(calls.length).toBeGreaterThan(80)
    const names = calls.map((file) => path.basename(file))
    expect(Object.keys(endpointModules).map((name) => `${name}.ts`)).toEqual(expect.arrayContaining(names))
  })

  test('have names and addresses of their own', () => {
    const names = allEndpoints.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    const addresses = allEndpoints.map(({ endpoint: { method, url } }) => `${method} ${url.replace(/:\w+/g, ':')}`)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test('are named as they are exported, those of what editors write after its kind', () => {
    const names = allEndpoints.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['addToCart', 'editorPostsSave', 'editorEventsRevisions']))
  })
})
