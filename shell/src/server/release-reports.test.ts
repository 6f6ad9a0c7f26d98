/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { releasesGiven } from '@nukkad/contracts'
import { Registry } from '@nukkad/registry'
import { givenContentRelease, writeRelease } from './testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(30_000)
let shell: GivenShell
beforeEach(async () => {
  shell = await givenShell({ env: { PAGE_CACHE_SECONDS: '60' } })
}, 30_000)
afterEach(() => shell.close())

const shown = async (address = '/delhi', init?: RequestInit) =>
  (await shell.get(address, init)).html.match(/City home ([\d.]+)/)?.[1]

describe('reports from pages', () => {
  interface Visit {
    readonly from: string
    readonly given: string
    readonly proof: string
  }
  /** A page as a visitor's browser gets it: its releases and the nonce that proves them. */
  const visit = async (from: string, address = '/delhi', more: Record<string, string> = {}): Promise<Visit> => {
    const { html } = await shell.get(address, { headers: { 'x-forwarded-for': from, ...more } })
    const { snapshot } = JSON.parse(html.match(/id="nukkad-boot">(.*?)<\/script>/)?.[1] ?? '')
    return { from, given: releasesGiven(snapshot), proof: html.match(/<script nonce="([^"]+)"/)?.[1] ?? '' }
  }
  const report = async ({ from, given, proof }: Visit, version = '1.1.0', more: object = {}) => {
    const body = {
      name: 'mf-content',
      version,
      slot: 'main',
      phase: 'mount',
      message: 'it threw',
      given,
      proof,
      ...more,
    }
    const { response } = await shell.get('/_shell/report', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    return response.status
  }
  const release = async () => {
    await shell.publish(givenContentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
  }
  const counted = async () => Number((await shell.numbers()).match(/shell_release_reports_total\{.*\} (\d+)/)?.[1] ?? 0)
  const quarantined = async (version: string) =>
    (await new Registry({ home: shell.home }).read()).remotes['mf-content']?.versions[version]?.quarantined

  test('quarantine a release for everyone once enough networks that were given it report it', async () => {
    await release()
    for (let at = 1; at <= 4; at++) await report(await visit(`203.0.113.${at}`))
    expect(await shown()).toBe('1.1.0')

    await report(await visit('203.0.113.5'))

    await eventually(async () => (await shown()) === '1.0.0')
    expect(await quarantined('1.1.0')).toContain('mount failed for 5 of 6')
    await shell.registry.restore('mf-content', '1.1.0')
    await eventually(async () => (await shown()) === '1.1.0')
  })

  test('are counted beside the views by version and channel while the release is given out', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('1.1.0')), 'none')
    await shell.registry.canary('mf-content', '1.1.0', 1)
    await eventually(async () => (await shown()) === '1.1.0')
    const before = await shell.numbers()
    const labels = 'remote="mf-content",version="1.1.0",channel="canary"'
    const views = (numbers: string) => Number(numbers.split(`shell_release_views_total{${labels}} `)[1]?.split('\n')[0])

    const page = await visit('203.0.113.1')
    await report(page)
    await report(page)

    const numbers = await shell.numbers()
    expect(views(numbers)).toBe(views(before) + 1)
    expect(numbers).toContain(`shell_release_failures_total{${labels},by="browser"} 1`)
    await shell.registry.quarantine('mf-content', '1.1.0', 'it broke')
    await eventually(async () => (await shown()) === '1.0.0')
    expect(await shell.numbers()).not.toContain(labels)
  })

  test('count survived errors and hangs by remote without withdrawing anything', async () => {
    await release()
    for (let at = 1; at <= 6; at++)
      await report(await visit(`203.0.113.${at}`), '1.1.0', { phase: 'hang', slot: 'page' })

    expect(await shell.numbers()).toContain('shell_release_reports_total{remote="mf-content",phase="hang"} 6')
    expect(await report(await visit('203.0.113.7'), '1.1.0', { phase: 'boredom' })).toBe(400)
    expect(await shown()).toBe('1.1.0')
  })

  test('count once per page and once per network, and never without a proof', async () => {
    await release()
    const page = await visit('203.0.113.1')
    for (let time = 0; time < 6; time++) await report(page)
    expect(await counted()).toBe(1)
    for (let at = 2; at < 8; at++) await report({ ...page, from: `203.0.113.${at}` })
    expect(await counted()).toBe(1)
    for (let at = 2; at < 8; at++) await report({ ...page, from: `203.0.113.${at}`, proof: 'a'.repeat(24) })
    expect(await counted()).toBe(1)
    for (let at = 1; at < 8; at++) await report(await visit(`2001:db8:1:2::${at}`))

    expect(await shown()).toBe('1.1.0')
  })

  test('do not count for a release that the page was not given', async () => {
    const page = await visit('203.0.113.1')
    await release()
    expect(await report(page)).toBe(204)
    expect(await report(page, '1.1.0', { given: 'mf-content@1.1.0' })).toBe(204)
    expect(await counted()).toBe(0)
  })

  test('do not suffice from a few of many visitors, unless the server finds the fault itself', async () => {
    await release()
    for (let at = 0; at < 40; at++) await visit(`198.51.100.${at}`)
    for (let at = 1; at <= 5; at++) await report(await visit(`203.0.113.${at}`))
    expect(await shown()).toBe('1.1.0')
    writeFileSync(path.join(shell.home, 'releases/mf-content/1.1.0/browser/main.js'), 'altered')

    await report(await visit('203.0.113.6'))

    await eventually(async () => (await shown()) === '1.0.0')
    expect(await quarantined('1.1.0')).toContain('browser/main.js of mf-content 1.1.0 has been altered')
  })

  test('never withdraw the only version, even when a preview exists', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('2.0.0')), 'none')
    await shell.registry.preview('mf-content', '2.0.0')
    await eventually(async () => (await shell.numbers()).includes('shell_registry_sequence 5'))
    for (let at = 1; at <= 6; at++) await report(await visit(`203.0.113.${at}`), '1.0.0')

    expect(await counted()).toBe(6)
    expect(await quarantined('1.0.0')).toBeUndefined()
    expect(await shown()).toBe('1.0.0')
  })

  test('use the snapshot’s proof for a release taken while the page was open', async () => {
    await release()
    const { html } = await shell.get('/_shell/snapshot')
    const { proof, ...snapshot } = JSON.parse(html)
    await report({ from: '203.0.113.1', given: releasesGiven(snapshot), proof })
    expect(await counted()).toBe(1)
  })

  test('are refused when malformed', async () => {
    expect(await report(await visit('203.0.113.1'), '1.0.0', { name: '../x' })).toBe(400)
    expect(await report(await visit('203.0.113.1'), '1.0.0', { proof: '' })).toBe(400)
  })
})
