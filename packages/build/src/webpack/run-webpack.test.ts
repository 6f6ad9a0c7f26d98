import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { runWebpack } from './run-webpack.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'nukkad-webpack-'))
  writeFileSync(path.join(root, 'index.js'), 'console.log(1)')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const config = (more: Configuration = {}): Configuration => ({
  mode: 'none',
  context: root,
  entry: './index.js',
  output: { path: path.join(root, 'out') },
  ...more,
})

test('runWebpack resolves with the stats of the build', async () => {
  const stats = await runWebpack(config())
  expect(Object.keys(stats.compilation.assets)).toEqual(['main.js'])
})

test('runWebpack rejects with the errors of the build as one text', async () => {
  await expect(runWebpack(config({ entry: './nowhere.js' }))).rejects.toThrow("Can't resolve './nowhere.js'")
})

test('runWebpack rejects when a plugin does not finish in time', async () => {
  const endless = {
    apply: (compiler: import('webpack').Compiler) =>
      compiler.hooks.make.tapPromise('endless', () => new Promise(() => {})),
  }
  await expect(runWebpack(config({ plugins: [endless] }), 200)).rejects.toThrow(
    `The build into ${path.join(root, 'out')} did not finish within 0.2 s.`,
  )
})
