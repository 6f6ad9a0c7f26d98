import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installedVersion } from '../workspace.ts'
import { newRepository } from './new-repository.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'nukkad-repository-'))
const read = (dir: string, file: string) => readFileSync(path.join(dir, file), 'utf8')

describe('newRepository', () => {
  test('creates a screen, its test, its routes, and settings of the tools', () => {
    const dir = folder()
    newRepository('mf-tea-guide', dir)
    expect(read(dir, 'src/routes.ts')).toContain("pattern: '/tea-guide'")
    expect(read(dir, 'src/welcome/welcome-page.tsx')).toContain('Tea guide')
    expect(JSON.parse(read(dir, 'tsconfig.json')).extends).toBe('@nukkad/build/tsconfig.json')
    expect(JSON.parse(read(dir, 'biome.json')).root).toBe(true)
    expect(read(dir, '.gitignore')).toContain('*.key')
    for (const template of ['gitignore', 'lint.json']) expect(existsSync(path.join(dir, template))).toBe(false)
  })

  test('keeps what npm wrote about installed packages', () => {
    const dir = folder()
    const dependencies = {
      '@nukkad/build': 'file:../packs/nukkad-build-0.1.0.tgz',
      '@nukkad/ui': 'file:../packs/ui.tgz',
    }
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ dependencies }))
    newRepository('mf-tea', dir)
    const manifest = JSON.parse(read(dir, 'package.json'))
    const platform = installedVersion('@nukkad/platform')
    expect(manifest).toMatchObject({
      name: 'mf-tea',
      nukkad: { platform: `^${platform}` },
      dependencies,
    })
    expect(manifest.dependencies['@nukkad/platform']).toBe(platform)
    expect(manifest.scripts.release).toBe('nukkad-remote release')
  })

  test('refuses to overwrite existing files, and changes nothing then', () => {
    const dir = folder()
    writeFileSync(path.join(dir, 'tsconfig.json'), '{}')
    expect(() => newRepository('mf-tea', dir)).toThrow('There is already a tsconfig.json here')
    expect(existsSync(path.join(dir, 'src'))).toBe(false)

    const used = folder()
    newRepository('mf-tea', used)
    expect(() => newRepository('mf-tea', used)).toThrow('here; a new remote needs an empty folder.')
    expect(() => newRepository('tea', folder())).toThrow("not 'tea'")
  })
})
