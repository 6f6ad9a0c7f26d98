import { givenDocument } from '../registry.given.ts'
import { isRegistryDocument } from './document-shape.ts'

const document = givenDocument('mf-tea', { rules: [{ version: '1', channel: 'stable' }] })
const remote = document.remotes['mf-tea']

test('isRegistryDocument accepts a document, also with fields of a newer registry', () => {
  expect(isRegistryDocument(document)).toBe(true)
  expect(isRegistryDocument({ ...document, grants: { 'mf-tea': { paths: ['/tea'] } }, later: { more: 1 } })).toBe(true)
})

test.each([
  ['a sequence that is no whole number', { sequence: 1.5 }],
  ['a sequence beyond what can be counted', { sequence: 2 ** 60 }],
  ['a time of no calendar', { validUntil: '2026-99-01T00:00:00.000Z' }],
  ['no time', { issuedAt: undefined }],
  ['a name that leads out of its folder', { remotes: { '../mf-tea': remote } }],
  ['a version that leads out of its folder', { remotes: { 'mf-tea': { ...remote, versions: { '../1': {} } } } }],
  ['a rule for nobody known', { remotes: { 'mf-tea': { ...remote, rules: [{ version: '1', channel: 'all' }] } } }],
  ['a grant of no text', { grants: { 'mf-tea': { paths: [1] } } }],
])('isRegistryDocument refuses a document with %s', (_what, change) => {
  expect(isRegistryDocument({ ...document, ...change })).toBe(false)
})

test.each([null, undefined, 'text', [], {}])('isRegistryDocument refuses %p', (value) => {
  expect(isRegistryDocument(value)).toBe(false)
})
