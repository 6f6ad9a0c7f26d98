/** @jest-environment node */
import Fastify from 'fastify'
import { readSettings } from '../settings.ts'
import { wellKnown } from './well-known.ts'

const certificate = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':')

/** The file as a server with these settings serves it. */
async function get(name: string, env: Readonly<Record<string, string>> = {}) {
  const app = Fastify()
  wellKnown(app, readSettings({ PUBLIC_URL: 'https://nukkad.example', ...env }))
  try {
    const answer = await fetch(`${await app.listen({ port: 0 })}/.well-known/${name}`, { redirect: 'manual' })
    const { status, headers } = answer
    return { status, type: headers.get('content-type'), location: headers.get('location'), body: await answer.text() }
  } finally {
    await app.close()
  }
}

test('Android may open links in the app that is signed with one of the certificates', async () => {
  const other = certificate.replace('00', 'FF')
  const env = { APP_ANDROID_PACKAGE: 'in.nukkad.app', APP_ANDROID_CERTIFICATES: `${certificate},${other}` }
  const { type, body } = await get('assetlinks.json', env)
  expect(type).toContain('application/json')
  expect(JSON.parse(body)[0].target).toEqual({
    namespace: 'android_app',
    package_name: 'in.nukkad.app',
    sha256_cert_fingerprints: [certificate, other],
  })
})

test('iOS opens every page in the app, except those of staff and those to which a payment returns', async () => {
  const { status, type, body } = await get('apple-app-site-association', { APP_IOS_IDS: 'ABCDE12345.in.nukkad' })
  expect([status, type]).toEqual([200, 'application/json; charset=utf-8'])
  const [{ appIDs, components }] = JSON.parse(body).applinks.details
  expect(appIDs).toEqual(['ABCDE12345.in.nukkad'])
  expect(components).toContainEqual({ '/': '/txn/*', exclude: true })
  expect(components).toContainEqual({ '/': '/staff/*', exclude: true })
  // The first pattern that fits decides.
  expect(components.at(-1)).toEqual({ '/': '/*' })
})

test('security.txt names the contact and ends within a year', async () => {
  const { body } = await get('security.txt', { SECURITY_CONTACT: 'mailto:security@nukkad.example' })
  expect(body).toMatch(/^Contact: mailto:security@nukkad\.example\nExpires: /)
  const [, expires = ''] = /Expires: (.*)/.exec(body) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('password managers are led to the page on which the password is changed', async () => {
  const { status, location } = await get('change-password')
  expect([status, location]).toEqual([302, '/account/password'])
})

test.each(['assetlinks.json', 'apple-app-site-association', 'security.txt'])(
  'without settings there is no %s',
  async (name) => expect((await get(name)).status).toBe(404),
)

test.each([
  ['APP_ANDROID_CERTIFICATES', 'not a fingerprint'],
  ['APP_IOS_IDS', 'in.nukkad'],
  ['SECURITY_CONTACT', 'javascript:alert(1)'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
