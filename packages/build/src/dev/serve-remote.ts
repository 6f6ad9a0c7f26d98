import { rmSync } from 'node:fs'
import path from 'node:path'
import { identifyRemote } from '../fingerprint.ts'
import { gatedBuild } from '../releasing/gates/gated-build.ts'
import { DevServer } from './dev-server.ts'
import { watchFolders } from './watch-folders.ts'

export interface ServeRemoteOptions {
  readonly dir: string
  /** NUKKAD_HOME */
  readonly home: string
  readonly port: number
  say(line: string): void
}

export interface ServedRemote {
  readonly address: string
  close(): Promise<void>
}

/**
 * Builds a remote for development now and after each save, and serves it to a site's overlay. When the sources do not
 * build, reports the error and keeps the last build.
 */
export async function serveRemote({ dir, home, port, say }: ServeRemoteOptions): Promise<ServedRemote> {
  const server = new DevServer()
  const build = async () => {
    const from = performance.now()
    try {
      const remote = identifyRemote(dir, undefined, 'development')
      const outDir = path.join(home, 'dev', `${remote.name}-${remote.version}`)
      const { release } = await gatedBuild({ remote, outDir, mode: 'development' })
      for (const gone of server.show({ dir: outDir, release })) rmSync(gone.dir, { recursive: true, force: true })
      say(`${remote.name} ${remote.version} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    } catch (error) {
      say(`It is unchanged: ${(error as Error).message}`)
    }
  }
  const address = `http://localhost:${await server.listen(port)}`
  await build()
  const end = watchFolders([path.join(dir, 'src')], build)
  return {
    address,
    async close() {
      end()
      await server.close()
    },
  }
}
