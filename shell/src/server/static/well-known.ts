import { hrefs } from '@nukkad/contracts/hrefs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellSettings } from '../settings.ts'

type Settings = Pick<
  ShellSettings,
  'PUBLIC_URL' | 'APP_ANDROID_PACKAGE' | 'APP_ANDROID_CERTIFICATES' | 'APP_IOS_IDS' | 'SECURITY_CONTACT'
>

/**
 * Addresses that never open the app: what is not a page, what only staff use, and pages to which a payment returns, which
 * must stay in the browser that paid.
 */
const neverInApp = ['/api/*', '/_shell/*', '/assets/*', '/images/*', '/staff/*', '/editor/*', '/merchant*', '/txn/*']

const list = (text: string | undefined) => (text ? text.split(',') : [])
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' }
/** How long a security.txt is valid: readers must ask again within a year. */
const validDays = 180

/** Android opens our links in the app whose certificate is named here, and fills in passwords that pages saved. */
const androidApps = ({ APP_ANDROID_PACKAGE, APP_ANDROID_CERTIFICATES }: Settings) =>
  APP_ANDROID_PACKAGE && APP_ANDROID_CERTIFICATES
    ? [
        {
          relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
          target: {
            namespace: 'android_app',
            package_name: APP_ANDROID_PACKAGE,
            sha256_cert_fingerprints: list(APP_ANDROID_CERTIFICATES),
          },
        },
      ]
    : undefined

/** The same for iOS, which fetches it through Apple and follows no redirect. */
function appleApps({ APP_IOS_IDS }: Settings) {
  const appIDs = list(APP_IOS_IDS)
  if (appIDs.length === 0) return undefined
  const components = [...neverInApp.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
  return { applinks: { details: [{ appIDs, components }] }, webcredentials: { apps: appIDs } }
}

function securityText({ SECURITY_CONTACT, PUBLIC_URL }: Settings): string | undefined {
  if (!SECURITY_CONTACT) return undefined
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString()
  const canonical = `${PUBLIC_URL}/.well-known/security.txt`
  return `Contact: ${SECURITY_CONTACT}\nExpires: ${expires}\nPreferred-Languages: en, hi\nCanonical: ${canonical}\n`
}

const absent = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such file.\n')

/** What phones, password managers and researchers look for below /.well-known, as far as the deployment has it. */
export function wellKnown(app: FastifyInstance, settings: Settings): void {
  const config = { kind: 'static' as const }
  const files = { 'assetlinks.json': androidApps(settings), 'apple-app-site-association': appleApps(settings) }
  for (const [name, content] of Object.entries(files)) {
    app.get(`/.well-known/${name}`, { config }, (_, reply) =>
      content ? reply.headers(json).send(JSON.stringify(content)) : absent(reply),
    )
  }
  app.get('/.well-known/security.txt', { config }, (_, reply) => {
    const text = securityText(settings)
    return text ? reply.type('text/plain; charset=utf-8').send(text) : absent(reply)
  })
  app.get('/.well-known/change-password', { config }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(hrefs.account('password'), 302),
  )
}
