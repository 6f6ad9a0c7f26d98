import fc from 'fast-check'
import { newKeys } from './keys.ts'
import { givenDocument } from './registry.given.ts'
import { parseSigned, signRegistry, verifyRegistry } from './sign.ts'

const keys = newKeys()
const document = givenDocument('mf-tea', { rules: [{ version: '1', channel: 'stable' }] })
const signed = signRegistry(document, keys)
const now = new Date('2026-11-10T00:00:00Z')
const refusal = (reason: string) => expect.objectContaining({ name: 'RegistryRefusal', reason })
const reasonFor = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error
  }
  return 'taken in'
}

describe('a signed registry', () => {
  test('is verified with the trusted key', () => {
    expect(verifyRegistry(signed, keys.publicKey, { now })).toEqual(document)
  })

  test('is refused when any byte of its text was changed', () => {
    const position = fc.integer({ min: 0, max: signed.payload.length - 1 })
    fc.assert(
      fc.property(position, (at) => {
        const letter = signed.payload[at] === 'x' ? 'y' : 'x'
        const payload = signed.payload.slice(0, at) + letter + signed.payload.slice(at + 1)
        expect(reasonFor(() => verifyRegistry({ ...signed, payload }, keys.publicKey, { now }))).toEqual(
          refusal('signature'),
        )
      }),
    )
  })

  test('is refused when another key signed it, even under the id of the trusted one', () => {
    const other = newKeys()
    const forged = signRegistry(document, other)
    expect(reasonFor(() => verifyRegistry(forged, keys.publicKey, { now }))).toEqual(refusal('signature'))
    const renamed = { ...forged, keyId: keys.keyId }
    expect(reasonFor(() => verifyRegistry(renamed, keys.publicKey, { now }))).toEqual(refusal('signature'))
  })

  test('is refused when it is older than one seen before, and accepted when it is the same', () => {
    expect(reasonFor(() => verifyRegistry(signed, keys.publicKey, { now, lastSequence: 8 }))).toEqual(refusal('older'))
    expect(verifyRegistry(signed, keys.publicKey, { now, lastSequence: 7 })).toEqual(document)
  })

  test('is refused when its sequence leaps too far or is not a valid number', () => {
    const at = (sequence: number) => signRegistry({ ...document, sequence }, keys)
    const verified = (sequence: number, lastSequence: number) => () =>
      verifyRegistry(at(sequence), keys.publicKey, { now, lastSequence })
    expect(reasonFor(verified(2 ** 53 - 1, 0))).toEqual(refusal('leap'))
    expect(reasonFor(verified(200_000, 7))).toEqual(refusal('leap'))
    expect(reasonFor(verified(200_000, 0))).toBe('taken in')
    expect(reasonFor(verified(90_000, 7))).toBe('taken in')
  })

  test('is refused from the end of its validity on', () => {
    const late = new Date('2026-12-01T00:00:00.001Z')
    expect(reasonFor(() => verifyRegistry(signed, keys.publicKey, { now: late }))).toEqual(refusal('expired'))
  })

  test('is refused when a rule refers to a missing version', () => {
    const remote = document.remotes['mf-tea']
    if (!remote) throw new Error('the document holds no remote')
    const torn = signRegistry({ ...document, remotes: { 'mf-tea': { ...remote, versions: {} } } }, keys)
    expect(reasonFor(() => verifyRegistry(torn, keys.publicKey, { now }))).toEqual(refusal('incomplete'))
  })

  test('is refused when it is cut off or malformed, also with a valid signature', () => {
    const text = JSON.stringify(signed)
    expect(reasonFor(() => parseSigned(text.slice(0, text.length / 2)))).toEqual(refusal('malformed'))
    expect(reasonFor(() => verifyRegistry(parseSigned('{}'), keys.publicKey, { now }))).toEqual(refusal('malformed'))
    expect(reasonFor(() => verifyRegistry(parseSigned('null'), keys.publicKey, { now }))).toEqual(refusal('malformed'))
    const shapeless = signRegistry({ sequence: 1 } as typeof document, keys)
    expect(reasonFor(() => verifyRegistry(shapeless, keys.publicKey, { now }))).toEqual(refusal('malformed'))
  })
})
