import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkSignature, publicKeyOf, Registry, registryKeys, TrustChain, trustFolder } from '@nukkad/registry'
import { followedRegistry } from './followed-registry.ts'
import type { ReleaseSource, ReleaseSourceOptions } from './release-source.ts'

const halfDay = 12 * 60 * 60 * 1000

/** Opens the registry's service, or, if there is none, the folder NUKKAD_HOME alone. */
export function openReleaseSource(options: ReleaseSourceOptions): Promise<ReleaseSource> {
  return options.settings.REGISTRY_URL === 'none' ? folderAlone(options) : followedRegistry(options)
}

/** A copy of a registry that is no longer contacted, or a folder into which its owner writes. */
async function folderAlone({ settings: { NUKKAD_HOME: home }, log }: ReleaseSourceOptions): Promise<ReleaseSource> {
  const trust = new TrustChain(trustFolder(home))
  if (await trust.read()) return copyAlone(trust)
  const keys = path.join(home, 'keys')
  const keeper = existsSync(path.join(keys, 'registry.key')) ? new Registry({ home, by: 'shell' }) : undefined
  const renew = () => keeper?.renew().catch((error) => log.error({ cause: String(error) }, 'registry not renewed'))
  // A document that can't be renewed may still be run.
  await renew()
  const renewal = setInterval(renew, halfDay).unref()
  const publicKey = keeper?.keys.publicKey ?? publicKeyOf(keys)
  return {
    trusted: () => publicKey,
    checkVersion: () => {},
    // If the private key is here too, reports can withdraw a release, and the document is kept valid.
    withdraw: keeper && ((name, version, reason) => keeper.quarantine(name, version, reason)),
    looked: () => {},
    close: async () => clearInterval(renewal),
  }
}

const copyAlone = (trust: TrustChain): ReleaseSource => ({
  trusted: () => registryKeys(trust.current),
  checkVersion: (name, version, entry) => checkSignature(trust.current, name, version, entry),
  withdraw: undefined,
  looked: () => {},
  close: async () => {},
})
