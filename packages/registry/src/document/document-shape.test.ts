import { givenDocument } from '../registry.given.ts'
import { isRegistryDocument } from './document-shape.ts'

const document = givenDocument('mf-tea', { rules: [{ version: '1', channel: 'stable' }] })
const remote = document.remotes['mf-tea']

test('isRegistryDocument accepts a document, also with fields of a newer registry', () => {
  expect(isRegistryDocument(document)).toBe(true)
  expect(isRegistryDocument({ ...document, grants: { 'mf-tea': { paths: ['/tea'] } }, later: { more: 1 } })).toBe(true)
})

test.each([
  ['a sequence that is not an integer', { sequence: 1.5 }],
  ['a sequence that is too large', { sequence: 2 ** 60 }],
  ['an invalid time', { validUntil: '2026-99-01T00:00:00.000Z' }],
  ['no time', { issuedAt: undefined }],
  ['a remote name outside its folder', { remotes: { '../mf-tea': remote } }],
  ['a version name outside its folder', { remotes: { 'mf-tea': { ...remote, versions: { '../1': {} } } } }],
  [
    'a rule for an unknown channel',
    { remotes: { 'mf-tea': { ...remote, rules: [{ version: '1', channel: 'all' }] } } },
  ],
  ['a grant that is not a string', { grants: { 'mf-tea': { paths: [1] } } }],
])('isRegistryDocument refuses a document with %s', (_what, change) => {
  expect(isRegistryDocument({ ...document, ...change })).toBe(false)
})

test.each([null, undefined, 'text', [], {}])('isRegistryDocument refuses %p', (value) => {
  expect(isRegistryDocument(value)).toBe(false)
})
