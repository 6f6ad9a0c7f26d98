import { siteName } from '@nukkad/contracts'
import type { FastifyInstance } from 'fastify'

/** A street corner with a lamp. */
const favicon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<rect width="32" height="32" rx="8" fill="#b5371f"/>',
  '<path d="M7 26V15l9-8 9 8v11h-6v-7a3 3 0 0 0-6 0v7z" fill="#fff6e9"/>',
  '<circle cx="16" cy="13.5" r="1.8" fill="#e7a33b"/>',
  '</svg>',
].join('')

const privatePaths = ['/api/', '/_shell/', '/saves', '/wallet', '/transaction', '/merchant', '/shop/orderhistory']

/** The few files that browsers and crawlers look for at fixed addresses. */
export function rootFiles(app: FastifyInstance, origin: string): void {
  const files: Record<string, { type: string; body: string }> = {
    '/favicon.svg': { type: 'image/svg+xml; charset=utf-8', body: favicon },
    '/favicon.ico': { type: 'image/svg+xml; charset=utf-8', body: favicon },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      body: `User-agent: *\n${privatePaths.map((path) => `Disallow: ${path}\n`).join('')}\nHost: ${origin}\n`,
    },
    '/manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify({
        name: siteName,
        short_name: siteName,
        start_url: '/',
        display: 'browser',
        lang: 'en-IN',
        icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
      }),
    },
  }
  for (const [url, { type, body }] of Object.entries(files)) {
    app.get(url, { config: { kind: 'static' } }, (_, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(body),
    )
  }
}
