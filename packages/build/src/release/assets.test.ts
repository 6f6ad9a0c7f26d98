import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Stats } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { assetsOf } from './assets.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-assets-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const sources = {
  'app.js': `import { defineApp } from './define.js'
export default defineApp({
  register: () => import('./register.js'),
  'register-in-app': () => import('./register.js'),
  place: () => import('./place.js'),
})`,
  'define.js': 'export const defineApp = (screens) => screens',
  'register.js': `import './register.css'\nexport const screen = 'register'`,
  'place.js': `import './place.css'\nexport const screen = () => import('./dialog.js')`,
  'dialog.js': `import './dialog.css'\nexport default 'dialog'`,
  'register.css': '.register { color: teal }',
  'place.css': '.place { color: teal }',
  'dialog.css': '.dialog { color: teal }',
}

const built = () =>
  new Promise<Stats>((resolve, reject) => {
    for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(dir, name), text)
    webpack(
      {
        mode: 'production',
        devtool: false,
        context: dir,
        entry: { 'slot-main': './app.js' },
        output: { path: path.join(dir, 'out') },
        optimization: { minimize: false, chunkIds: 'named' },
        module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
        plugins: [new MiniCssExtractPlugin({ runtime: false })],
      },
      (error, stats) => (stats && !stats.hasErrors() ? resolve(stats) : reject(error ?? new Error(String(stats)))),
    )
  })

test('assetsOf lists for a screen its own styles and, separately, those of its dialogs', async () => {
  const remote = { dir, slots: { main: './app.js' } } as unknown as IdentifiedRemote

  const { assets, lazyStyles } = assetsOf(remote, await built())

  const css = (name: string) => assets[name]?.css.map((file) => path.basename(file)).sort()
  expect(css('screen:place')).toEqual(['place_js.css'])
  expect(assets['screen:place']?.lazyCss).toEqual(['browser/dialog_js.css'])
  expect(css('screen:register')).toEqual(['register_js.css'])
  expect(assets['screen:register']).not.toHaveProperty('lazyCss')
  expect(css('screen:register-in-app')).toEqual(['register_js.css'])
  expect(css('slot:main')).toEqual([])
  expect(lazyStyles).toEqual({ 'browser/dialog_js.js': ['browser/dialog_js.css'] })
}, 60_000)
