import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const source = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(h('main', null, h('h1', null, 'A bare page'), h('p', null, 'Nothing but React stands here.')))
`
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="The floor"><title>A bare React page</title></head><body><div id="root"></div><script src="/app.js" defer></script></body></html>`

/** Serves a minimal React page: one script, one heading, compressed and cacheable. */
export async function serveBarePage(): Promise<{ url: string; close(): void }> {
  const built = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = brotliCompressSync(built.outputFiles[0]?.contents ?? '')
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=31536000',
      ...(isScript && { 'content-encoding': 'br' }),
    })
    response.end(isScript ? script : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
