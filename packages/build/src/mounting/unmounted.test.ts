import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type MountedRelease, unmounted } from './unmounted.ts'

const made: string[] = []
function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-unmounted-'))
  made.push(dir)
  return dir
}
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true })
})

const screen = (name: string) => ({ name, pattern: `/${name}`, page: `/${name}`, access: 'public' as const })
const release: MountedRelease = {
  platform: '^1.0.0',
  slots: ['main', 'header'],
  screens: [screen('tea'), screen('coffee'), screen('cocoa')],
}

/** A remote of three screens and a header, all of which were mounted once. */
function given() {
  const [dir, memory, shell] = [folder(), folder(), folder()]
  const write = (file: string, text: string) => {
    mkdirSync(path.join(dir, 'src'), { recursive: true })
    writeFileSync(path.join(dir, 'src', file), text)
  }
  const build = (text: string) => writeFileSync(path.join(shell, 'manifest.json'), text)
  const app = ['tea', 'coffee', 'cocoa'].map((name) => `${name}: () => import('./${name}.ts')`).join(', ')
  write('app.ts', `import './frame.ts'\nexport default defineApp({ ${app} })`)
  write('frame.ts', "export const late = () => import('./late.ts')")
  write('late.ts', 'export const late = 1')
  write('tea.ts', "import './cup.ts'\nexport default 'Assam'")
  write('coffee.ts', "import './cup.ts'\nexport default () => import('./milk.ts')")
  write('cocoa.ts', "export default 'Idukki'")
  write('milk.ts', "export const milk = 'cow'")
  write('cup.ts', "export const cup = 'glass'")
  write('header.ts', "export default 'Drinks'")
  build('{}')
  const remote = { dir, name: 'mf-drinks', slots: { main: 'src/app.ts', header: 'src/header.ts' } }
  const by = { browser: process.execPath, folder: memory, shell: [path.join(shell, 'manifest.json')] }
  const look = (of = release) => unmounted(remote, of, by)
  const names = (of = release) => look(of).things.map((step) => step.screen ?? step.slot)
  const before = names()
  look().remember()
  return { before, write, build, look, names }
}

const all = ['tea', 'coffee', 'cocoa', 'header']

describe('what of a release is mounted', () => {
  test('is all of it at first, and then the first screen alone while nothing changes', () => {
    const { before, names } = given()
    expect(before).toEqual(all)
    expect(names()).toEqual(['tea'])
  })

  test.each([
    ['its module', 'cocoa.ts', ['tea', 'cocoa']],
    ['what two screens import', 'cup.ts', ['tea', 'coffee']],
    ['what a screen imports late', 'milk.ts', ['tea', 'coffee']],
    ['what all screens stand in', 'frame.ts', ['tea', 'coffee', 'cocoa']],
    ['what all screens import late', 'late.ts', ['tea', 'coffee', 'cocoa']],
    ['the header', 'header.ts', ['tea', 'header']],
    ['code that nobody uses', 'other.ts', ['tea']],
    ['a file that only the file system knows of', 'menu.json', all],
    ['a file that can not be read as code', 'cup.ts', all, 'export const ='],
  ])('changes with the code: %s', (_, file, mounted, text = 'export default 2') => {
    const { write, names } = given()
    write(file, text)
    expect(names()).toEqual(mounted)
  })

  test('is a screen that moved to another address', () => {
    const [tea, coffee, cocoa] = release.screens
    const moved = { ...release, screens: [tea, coffee, { ...cocoa, pattern: '/chocolate' }] as typeof release.screens }
    expect(given().names(moved)).toEqual(['tea', 'cocoa'])
  })

  test('is all of it by another shell', () => {
    const { build, names } = given()
    build('{"host":"another"}')
    expect(names()).toEqual(all)
  })

  test('is mounted again as long as it has not passed', () => {
    const { write, look, names } = given()
    write('cocoa.ts', 'export default 2')
    names()
    expect(names()).toEqual(['tea', 'cocoa'])
    look().remember()
    expect(names()).toEqual(['tea'])
  })
})
