import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { FastifyInstance } from 'fastify'

type Asked = Record<string, string | undefined>

/**
 * `/app`: replaces the mobile app while there is none. It shows what a link would pass to the app, so that the link can
 * be inspected, and links back to the page it came from.
 */
export function serveApp(app: FastifyInstance): void {
  app.get<{ Querystring: Asked }>('/app', async ({ query }, reply) => {
    const told = Object.entries(query).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value ?? ''))}</dd>`,
    )
    const article = query.url && /^https?:\/\//.test(query.url) ? query.url : undefined
    const back = article ? `<p><a href="${escapeHtml(article)}">Continue in the browser</a></p>` : ''
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>The app</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>The app would open here</h1>
<p>This page stands in for the mobile app. Set APP_LINK_URL to open the real app, which receives:</p>
<dl>${told.join('')}</dl>${back}</main></body></html>`,
    )
  })
}

const style = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.5rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}a{display:inline-block;padding:.75rem 0}`
