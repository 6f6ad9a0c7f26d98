/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { SignedRegistry } from '@nukkad/contracts'
import { newKeys, signRegistry } from '@nukkad/registry'
import { newShellForTests } from './testing/new-shells.given.ts'
import { givenContentRelease } from './testing/release.given.ts'
import { eventually } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const { shell, shown, file, signed, document, put, changed, refusals } = newShellForTests()

describe('registry document', () => {
  const cases: [string, string, () => SignedRegistry | string][] = [
    ['its sequence is older', 'older', () => changed({ sequence: 2 })],
    ['its sequence was already used', 'older', () => changed({ validUntil: new Date(Date.now() + 1e9).toISOString() })],
    ['it was signed with another key', 'signature', () => signRegistry({ ...document(), sequence: 9 }, newKeys())],
    [
      'its text was changed after signing',
      'signature',
      () => ({ ...signed(), payload: signed().payload.replace('1.0.0', '6.6.6') }),
    ],
    ['it has expired', 'expired', () => changed({ sequence: 9, validUntil: new Date(0).toISOString() })],
    ['it is truncated', 'malformed', () => JSON.stringify(signed()).slice(0, 200)],
    ['its sequence is impossibly large', 'leap', () => changed({ sequence: 2 ** 53 - 1 })],
    ['its sequence skips too many numbers', 'leap', () => changed({ sequence: 200_000 })],
  ]
  test.each(cases)('is refused, and the last good one stays, when %s', async (_, reason, made) => {
    put(made())
    await eventually(async () => (await refusals(reason)) > 0)

    expect(await shown()).toBe('1.0.0')
    expect(JSON.parse((await shell.get('/_shell/snapshot')).html).sequence).toBe(3)
  })

  test('keeps running past its end, refuses an older one and takes the next', async () => {
    const old = signed()
    const end = Date.now() + 1500
    put(changed({ sequence: 9, validUntil: new Date(end).toISOString() }))
    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 9)
    await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 50))
    expect(await shown()).toBe('1.0.0')
    put(old)
    await eventually(async () => (await refusals('older')) > 0)
    put(changed({ sequence: 9, validUntil: new Date(end).toISOString(), issuedAt: new Date().toISOString() }))
    await eventually(async () => (await refusals('expired')) > 0)

    put(changed({ sequence: 10, validUntil: new Date(Date.now() + 60_000).toISOString() }))
    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 10)
    expect(await shown()).toBe('1.0.0')
  })

  test('keeps the accepted one running when its file is gone', async () => {
    rmSync(file())
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await shown()).toBe('1.0.0')
  })
})

describe('registry after a restart', () => {
  /** A shell whose releases folder is synced from elsewhere has the document but no journal. */
  const lose = () => rmSync(path.join(shell.home, 'releases/registry.journal'), { recursive: true })

  test('refuses an older registry and keeps the accepted one until a newer comes', async () => {
    const old = signed()
    await shell.publish(givenContentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
    put(old)
    lose()

    await shell.restart()

    expect(await shown()).toBe('1.1.0')
    expect(await refusals('older')).toBe(1)
    await shell.publish(givenContentRelease('1.2.0'))
    await shell.publish(givenContentRelease('1.3.0'))
    await eventually(async () => (await shown()) === '1.3.0')
  })

  test('keeps the accepted registry past its end, and reports that it takes nothing new', async () => {
    const end = Date.now() + 1500
    put(changed({ sequence: 9, validUntil: new Date(end).toISOString() }))
    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 9)
    await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 50))
    lose()
    // With the registry's private key the shell would renew it.
    rmSync(path.join(shell.home, 'keys/registry.key'))
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
    expect(await refusals('expired')).toBe(1)
  })

  test('keeps the accepted registry when the file is cut off or missing', async () => {
    put('{"keyId":')
    lose()
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
    rmSync(file())
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
  })

  test('takes any valid registry when an operator has removed the accepted one', async () => {
    const old = signed()
    await shell.publish(givenContentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
    put(old)
    rmSync(path.join(shell.home, 'accepted'), { recursive: true })
    lose()

    await shell.restart()

    expect(JSON.parse((await shell.get('/_shell/snapshot')).html).sequence).toBe(3)
  })
})
