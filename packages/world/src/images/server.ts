import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { describePicture } from '../describe-picture.ts'
import { PictureStore } from './picture-store.ts'
import type { PictureSpec, Rendition } from './spec.ts'
import { specOf } from './spec-of.ts'

/** Used for an unknown picture name, as the product fallback image. */
const fallback: PictureSpec = {
  kind: 'category',
  hex: '#b5371f',
  model: null,
  renders: [],
  name: 'Nukkad',
  ground: '#e8dfd0',
  pattern: 'dots',
  seed: 1,
}

function numberIn(text: string | null, least: number, most: number): number | null {
  if (text === null) return null
  const value = Number(text)
  return Number.isFinite(value) && value >= least && value <= most ? value : Number.NaN
}

function wishOf(query: URLSearchParams): Rendition | undefined {
  const width = numberIn(query.get('width'), 16, 2000) ?? 480
  const height = numberIn(query.get('height'), 16, 2000)
  const dpr = numberIn(query.get('dpr'), 1, 3) ?? 1
  const isFormatKnown = [null, 'webp'].includes(query.get('fm'))
  if (!isFormatKnown || [width, height, dpr].some(Number.isNaN)) return undefined
  return { width: Math.round(width), height: height === null ? null : Math.round(height), dpr }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

async function answer(store: PictureStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://images')
  if (url.pathname === '/healthz') return refuse(response, 200, 'ok')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are served here.')
  const wish = wishOf(url.searchParams)
  if (!wish) return refuse(response, 400, 'fm is webp; width and height are 16 to 2000, dpr is 1 to 3.')
  const description = describePicture(url.pathname)
  const bytes = await store.rendition(description ? specOf(description) : fallback, wish)
  response.writeHead(description ? 200 : 404, {
    'content-type': 'image/webp',
    'content-length': bytes.length,
    'cache-control': description ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/**
 * The demo's image store: `/images/…?fm=webp&width=&height=&dpr=`, sizes in CSS pixels. A real deployment points
 * IMAGES_URL at its own store, which accepts the same query. Resolves once it is listening.
 */
export function startImages({
  port,
  host = '127.0.0.1',
  folder,
  isPlain,
}: {
  port: number
  host?: string
  folder: string
  /** pictures in one colour instead of drawn ones */
  isPlain?: boolean
}): Promise<Server> {
  const store = new PictureStore(folder, { isPlain })
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      console.error(`picture ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (!response.headersSent) refuse(response, 500, 'This picture could not be drawn.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
