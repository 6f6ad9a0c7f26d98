import path from 'node:path'

interface Kind {
  readonly type: string
  readonly isCompressible: boolean
}

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, isCompressible: true })
const packed = (type: string): Kind => ({ type, isCompressible: false })

const kinds: Readonly<Record<string, Kind>> = {
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.html': text('text/html'),
  '.webmanifest': text('application/manifest+json'),
  '.woff2': packed('font/woff2'),
  '.webp': packed('image/webp'),
  '.avif': packed('image/avif'),
  '.png': packed('image/png'),
  '.jpg': packed('image/jpeg'),
  '.ico': packed('image/x-icon'),
}

/** How a file is sent, by file extension. */
export const kindOf = (file: string): Kind =>
  kinds[path.extname(file).toLowerCase()] ?? packed('application/octet-stream')
