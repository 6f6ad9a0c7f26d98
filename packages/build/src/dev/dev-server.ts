import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Snapshot } from '@nukkad/contracts'
import { contentTypes } from './content-types.ts'
import { type DevBuild, fileAt, snapshotReleaseOf } from './dev-build.ts'

/** CORS headers: pages of the site may read everything from this machine; browsers send a preflight request first. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
}

/**
 * Serves the overlay of a site from the developer's own machine: the current build, its files, and notifications of the
 * next build. It uses the same addresses as a shell.
 */
export class DevServer {
  readonly #server: Server
  readonly #listeners = new Set<ServerResponse>()
  #builds: readonly DevBuild[] = []
  #sequence = 0

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => response.writeHead(500, corsHeaders).end(error.message))
    })
  }

  /** Resolves with the port that it listens on. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }

  async close(): Promise<void> {
    for (const listener of this.#listeners) listener.end()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /**
   * Serves this build from now on and keeps the previous one for open pages. Returns the builds that are no longer
   * served.
   */
  show(build: DevBuild): readonly DevBuild[] {
    const [kept, ...gone] = this.#builds.filter(({ dir }) => dir !== build.dir)
    this.#builds = kept ? [build, kept] : [build]
    // Rises across restarts too: an open page remembers the sequence number of the previous server.
    this.#sequence = Math.max(this.#sequence + 1, Math.floor(Date.now() / 1000))
    for (const listener of this.#listeners) this.#tell(listener)
    return gone
  }

  #tell(listener: ServerResponse): void {
    listener.write(`event: release\ndata: ${JSON.stringify({ sequence: this.#sequence })}\n\n`)
  }

  async #answer({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = url.split('?')
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end()
    if (method !== 'GET') return void response.writeHead(405, corsHeaders).end('Only GET requests are supported.')
    if (pathname === '/_shell/releases') return this.#follow(response)
    if (pathname === '/_shell/snapshot') {
      const text = JSON.stringify(await this.#snapshot())
      return void response.writeHead(200, { ...corsHeaders, 'content-type': contentTypes['.json'] }).end(text)
    }
    const file = fileAt(this.#builds, pathname)
    if (!file) return void response.writeHead(404, corsHeaders).end(`There is no ${pathname} in this build.`)
    const bytes = await readFile(file)
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { ...corsHeaders, 'content-type': type }).end(bytes)
  }

  #follow(response: ServerResponse): void {
    response.writeHead(200, { ...corsHeaders, 'content-type': 'text/event-stream' })
    this.#listeners.add(response)
    response.once('close', () => this.#listeners.delete(response))
    this.#tell(response)
  }

  async #snapshot(): Promise<Snapshot> {
    const [build] = this.#builds
    const remotes = build ? { [build.release.name]: await snapshotReleaseOf(build) } : {}
    return { sequence: this.#sequence, remotes, lastGood: {}, routes: '' }
  }
}
