import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { givenFolder, givenRemote } from '../releasing/gates/test-remote.given.ts'
import { type MountedRelease, unmounted } from './unmounted.ts'

const screen = (name: string) => ({ name, pattern: `/${name}`, page: `/${name}`, access: 'public' as const })
const release: MountedRelease = {
  platform: '^1.0.0',
  slots: ['main', 'header'],
  screens: [screen('tea'), screen('coffee'), screen('cocoa')],
}

/** A remote with three screens and a header, all of which were mounted once. */
function given() {
  const shell = path.join(givenFolder(), 'manifest.json')
  const build = (text: string) => writeFileSync(shell, text)
  const app = ['tea', 'coffee', 'cocoa'].map((name) => `${name}: () => import('./${name}.ts')`).join(', ')
  const { dir, write } = givenRemote({
    'app.ts': `import './frame.ts'\nexport default defineApp({ ${app} })`,
    'frame.ts': "export const late = () => import('./late.ts')",
    'late.ts': 'export const late = 1',
    'tea.ts': "import './cup.ts'\nexport default 'Assam'",
    'coffee.ts': "import './cup.ts'\nexport default () => import('./milk.ts')",
    'cocoa.ts': "export default 'Idukki'",
    'milk.ts': "export const milk = 'cow'",
    'cup.ts': "export const cup = 'glass'",
    'header.ts': "export default 'Drinks'",
  })
  build('{}')
  const remote = { dir, name: 'mf-drinks', slots: { main: 'src/app.ts', header: 'src/header.ts' } }
  const by = { browser: process.execPath, folder: givenFolder(), shell: [shell] }
  const look = (of = release) => unmounted(remote, of, by)
  const names = (of = release) => look(of).items.map((step) => step.screen ?? step.slot)
  const before = names()
  look().remember()
  return { before, write, build, look, names }
}

const all = ['tea', 'coffee', 'cocoa', 'header']

describe('the mount gate', () => {
  test('mounts everything at first, and then only the first screen while nothing changes', () => {
    const { before, names } = given()
    expect(before).toEqual(all)
    expect(names()).toEqual(['tea'])
  })

  test.each([
    ['the module of one screen', 'cocoa.ts', ['tea', 'cocoa']],
    ['a module that two screens import', 'cup.ts', ['tea', 'coffee']],
    ['a module that a screen imports lazily', 'milk.ts', ['tea', 'coffee']],
    ['the frame of all screens', 'frame.ts', ['tea', 'coffee', 'cocoa']],
    ['a module that all screens import lazily', 'late.ts', ['tea', 'coffee', 'cocoa']],
    ['the header', 'header.ts', ['tea', 'header']],
    ['unused code', 'other.ts', ['tea']],
    ['a file that no code imports', 'menu.json', all],
    ['a file with a syntax error', 'cup.ts', all, 'export const ='],
  ])('mounts what a change of code affects: %s', (_, file, mounted, text = 'export default 2') => {
    const { write, names } = given()
    write(file, text)
    expect(names()).toEqual(mounted)
  })

  test('mounts a screen whose URL changed', () => {
    const [tea, coffee, cocoa] = release.screens
    const moved = { ...release, screens: [tea, coffee, { ...cocoa, pattern: '/chocolate' }] as typeof release.screens }
    expect(given().names(moved)).toEqual(['tea', 'cocoa'])
  })

  test('mounts everything with another shell', () => {
    const { build, names } = given()
    build('{"host":"another"}')
    expect(names()).toEqual(all)
  })

  test('mounts a screen again until it has passed', () => {
    const { write, look, names } = given()
    write('cocoa.ts', 'export default 2')
    names()
    expect(names()).toEqual(['tea', 'cocoa'])
    look().remember()
    expect(names()).toEqual(['tea'])
  })
})
