import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packingFaults } from './faults.ts'
import { type Manifest, packedManifest, packedPackages, readManifest } from './packages.ts'

const root = path.resolve(import.meta.dirname, '../..')

const manifest: Manifest = {
  name: '@nukkad/kettle',
  version: '1.2.3',
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    '.': './src/index.ts',
    './base.css': './src/base.css',
    './jest': './src/jest.mjs',
    './testing': './src/testing/index.ts',
    './*': './src/*/*.tsx',
  },
  bin: { kettle: './src/command/main.ts' },
  dependencies: { react: '19.3.1' },
}

describe('packedManifest', () => {
  const packed = packedManifest(manifest, { leftOut: ['./testing'] }, 'MIT')

  test('exports the compiled files with types, and all others unchanged', () => {
    expect(packed.exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './base.css': './dist/base.css',
      './jest': './dist/jest.mjs',
      './*': { types: './dist/*/*.d.ts', default: './dist/*/*.js' },
    })
    expect(packed.bin).toEqual({ kettle: './dist/command/main.js' })
  })

  test('is public and licensed, and keeps version, dependencies and side effects', () => {
    expect(packed).toMatchObject({
      name: '@nukkad/kettle',
      version: '1.2.3',
      license: 'MIT',
      type: 'module',
      sideEffects: ['**/*.css'],
      dependencies: { react: '19.3.1' },
    })
    expect(packed).not.toHaveProperty('private')
  })
})

describe('packingFaults', () => {
  const changelog = '# Changelog\n\n## 1.2.3\n\nBoils.\n'
  const dist = (files: Readonly<Record<string, string>>) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-dist-'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
      writeFileSync(path.join(dir, file), text)
    }
    return dir
  }
  const fine = dist({ 'index.js': "import { useId } from 'react'\nimport './part.js'\nimport 'node:fs'" })

  test('accepts a package without faults', () => {
    expect(packingFaults(manifest, fine, changelog)).toEqual([])
  })

  test.each([
    ['in its code', 'a/index.js', "export { x } from '@base-ui/react/dialog'"],
    ['in its types', 'a/index.d.ts', "export type X = import('@base-ui/react').X"],
  ])('reports, %s, an import that package.json does not name', (_, file, text) => {
    expect(packingFaults(manifest, dist({ [file]: text }), changelog)).toEqual([
      '@nukkad/kettle imports @base-ui/react, which its package.json does not list.',
    ])
  })

  test('reports a dependency without an exact version', () => {
    expect(packingFaults({ ...manifest, dependencies: { react: '^19.3.1' } }, fine, changelog)).toEqual([
      "@nukkad/kettle requires react '^19.3.1', which is not an exact version.",
    ])
  })

  test('reports a version without a changelog entry', () => {
    expect(packingFaults(manifest, fine, '# Changelog\n\n## 1.2.2\n')).toEqual([
      '@nukkad/kettle 1.2.3 has no entry in its CHANGELOG.md.',
    ])
  })
})

test('packed packages use the same tool versions as this repository', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  const named = packedPackages.flatMap((packed) => {
    const { dependencies, peerDependencies } = readManifest(root, packed)
    return Object.entries({ ...dependencies, ...peerDependencies })
  })
  const tools = named.filter(([name]) => Object.hasOwn(devDependencies, name))
  expect(tools.length).toBeGreaterThan(10)
  expect(tools.filter(([name, version]) => devDependencies[name] !== version)).toEqual([])
})

test('packed packages depend on each other’s current versions', () => {
  const manifests = packedPackages.map((packed) => readManifest(root, packed))
  const versions = new Map(manifests.map(({ name, version }) => [name, version]))
  const ours = manifests.flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).filter(([name]) => name.startsWith('@nukkad/')),
  )
  expect(ours.filter(([name, wanted]) => versions.get(name) !== wanted)).toEqual([])
})
