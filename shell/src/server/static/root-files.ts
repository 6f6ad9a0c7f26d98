import { readFileSync } from 'node:fs'
import path from 'node:path'
import { siteName } from '@nukkad/contracts'
import type { FastifyInstance } from 'fastify'

/** The arch of our logo. */
const favicon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 32 32">',
  '<path d="M0 28V14.5C0 5.6 6.4 0 14 0s14 5.6 14 14.5V28c0 2.4-1.6 4-4 4H4c-2.4 0-4-1.6-4-4z" fill="#b5371f"/>',
  '<path d="M7 32V17.2C7 11.4 10.2 8 14 8s7 3.4 7 9.2V32z" fill="#f5a300"/>',
  '</svg>',
].join('')

const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'] as const

interface File {
  readonly type: string
  readonly body: string | Buffer
}

const manifest = () =>
  JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'City guides, events and a local shop, from the corner of your street.',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    theme_color: '#fffaf1',
    background_color: '#fffaf1',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })

/** The few files that browsers and crawlers request at fixed addresses. */
export function rootFiles(app: FastifyInstance, iconsFolder: string): void {
  const files: Record<string, File> = {
    '/favicon.svg': { type: 'image/svg+xml; charset=utf-8', body: favicon },
    '/favicon.ico': { type: 'image/svg+xml; charset=utf-8', body: favicon },
    '/manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', body: manifest() },
  }
  for (const name of icons) files[`/${name}`] = { type: 'image/png', body: readFileSync(path.join(iconsFolder, name)) }
  for (const [url, { type, body }] of Object.entries(files)) {
    app.get(url, { config: { kind: 'static' } }, (_, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(body),
    )
  }
}
