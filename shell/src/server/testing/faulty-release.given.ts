import { appBundle, type GivenRelease, givenHeaderRelease, givenReleases } from './release.given.ts'

interface Fault {
  /** runs before the rest of the bundle */
  readonly module?: string
  /** body of each component */
  readonly render?: string
  /** body of each loader */
  readonly load?: string
}

/** What a release can do to its process. Each of these leaves its slots empty. */
export const faults: Readonly<Record<string, Fault>> = {
  'loops in its module': { module: 'for (;;) {}' },
  'throws in its module': { module: "throw new Error('broken on purpose')" },
  'exits in its module': { module: 'process.exit(0)' },
  'loops in a render': { render: 'for (;;) {}' },
  'throws in a render': { render: "throw new Error('broken on purpose')" },
  'exits in a render': { render: 'process.exit(0)' },
  'gets at its process by a failed import, and exits': {
    load: "const failed = await import('nothing').catch((error) => error); failed.constructor.constructor('return process')().exit(0)",
  },
  'kills itself': { render: "process.kill(process.pid, 'SIGKILL')" },
  'never lets go of its microtasks': { load: 'const again = () => Promise.resolve().then(again); await again()' },
  'fills its heap': { render: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length))' },
  'fills the memory beside its heap': { render: 'const kept = []; for (;;) kept.push(Buffer.alloc(64e6, 1))' },
  'answers fifty megabytes': { render: "return 'x'.repeat(50e6)" },
  'floods its log': { render: "for (;;) console.log('x'.repeat(1e4))" },
  'never ends loading': { load: 'await new Promise(() => {})' },
  'says what nobody asked': {
    render:
      "new (process.getBuiltinModule('net').Socket)({ fd: 3 }).write(Buffer.alloc(64)); return new Promise(() => {})",
  },
}

/** The release as another version with that fault. */
export function givenFaultyRelease(
  release: GivenRelease,
  version: string,
  { module = '', render = 'return null', load = '' }: Fault,
): GivenRelease {
  const part = `load: async () => { ${load} }, Component: () => { ${render} }`
  if (release.name === 'mf-header') {
    const slot = `defineSlot({ ${part} })`
    const slots = `exports.slots = { header: ${slot}, footer: ${slot}, dialogs: ${slot} }`
    return givenHeaderRelease(version, `const { defineSlot } = require('@nukkad/platform'); ${module}; ${slots}`)
  }
  const rows = (release.screens ?? []).map((name) => `'${name}': { ${part} }`)
  return { ...release, version, server: appBundle(rows.join(','), module) }
}

export const givenSoundRelease = (name: string) =>
  givenReleases().find((release) => release.name === name) as GivenRelease

/** The content of each slot of a page. */
export function slotsOf(html: string): Record<string, string> {
  const found = html.matchAll(
    /<div id="slot-(\w+)"(?: data-awaited)?>(.*?)<\/div>(?=<div id="slot-|<main|<\/main|<div class="late-main|<script)/gs,
  )
  return Object.fromEntries([...found].map(([, slot = '', text = '']) => [slot, text]))
}
