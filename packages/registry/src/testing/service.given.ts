import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShellReport } from '@nukkad/contracts/registry-service'
import type { Team, TrustDocument } from '@nukkad/contracts/registry-trust'
import { connectRegistry } from '../client/connect.ts'
import { RegistryClient } from '../client/registry-client.ts'
import { RegistryHttp } from '../client/registry-http.ts'
import { keptKeys, newKeys, pemOf, type SigningKeys } from '../keys.ts'
import { type RegistrySettings, readRegistrySettings } from '../service/settings.ts'
import { type RegistryTiming, startRegistry } from '../service/start-registry.ts'
import { signTrust } from '../trust/trust.ts'
import { TrustChain } from '../trust/trust-chain.ts'

export const temporary = (what: string) => mkdtempSync(path.join(tmpdir(), `nukkad-${what}-`))

/** A report of a shell that runs what it should. */
export const givenReport = (more: Partial<ShellReport> = {}): ShellReport => ({
  shell: 'web-1',
  sequence: 0,
  seen: 0,
  leftOut: {},
  platform: '1.0.0',
  views: {},
  networks: {},
  ...more,
})

interface Given {
  readonly home?: string
  readonly env?: Record<string, string>
  readonly timing?: RegistryTiming
}

/** A running registry service with its own home. */
export async function givenService({ home = temporary('registry'), env = {}, timing = {} }: Given = {}) {
  const settings: RegistrySettings = readRegistrySettings({
    NUKKAD_HOME: home,
    REGISTRY_PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
    ...env,
  })
  let running = await startRegistry(settings, timing)
  const registryHome = settings.REGISTRY_HOME
  const root = keptKeys(path.join(registryHome, 'keys'), 'root')
  const operator = () => connectRegistry({ home, url: running.url })
  const trust = new TrustChain(path.join(registryHome, 'trust'))

  /** Publishes a changed trust document. */
  async function changeTrust(
    change: (document: TrustDocument) => TrustDocument,
    signers: readonly SigningKeys[] = [root],
  ) {
    await trust.read()
    const { version } = trust.current
    const next = change({ ...structuredClone(trust.current), version: version + 1, issuedAt: new Date().toISOString() })
    await operator().setTrust(signTrust(next, signers))
  }

  return {
    home,
    registryHome,
    root,
    changeTrust,
    get url() {
      return running.url
    },
    get judge() {
      return running.judge
    },
    operator,
    shell: () => new RegistryHttp({ url: running.url, keys: keptKeys(path.join(home, 'keys'), 'shell') }),
    /** a client with these keys and a separate home */
    clientOf: (keys: SigningKeys, behalf?: string) =>
      new RegistryClient({
        url: running.url,
        keys,
        trust: new TrustChain(path.join(temporary('client'), 'trust')),
        ...(behalf && { behalf }),
      }),
    /** adds a team with its own key that may release these remotes */
    async addTeam(name: string, remotes: readonly string[], keys = newKeys()): Promise<SigningKeys> {
      await changeTrust((document) => {
        const before: Team = document.teams[name] ?? { role: 'team', remotes: [...remotes], keys: {} }
        const team = { ...before, keys: { ...before.keys, [keys.keyId]: { publicKey: pemOf(keys.publicKey) } } }
        return { ...document, teams: { ...document.teams, [name]: team } }
      })
      return keys
    },
    async restart(): Promise<void> {
      await running.close()
      running = await startRegistry(settings, timing)
    },
    close: () => running.close(),
  }
}
export type GivenService = Awaited<ReturnType<typeof givenService>>

export { givenBuild } from '../registry.given.ts'
export { smallDisk, whyNoSmallDisk } from './small-disk.ts'
