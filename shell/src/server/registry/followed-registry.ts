import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  checkSignature,
  connectRegistry,
  type RegistryClient,
  RegistryHttp,
  registryKeys,
  requestKeys,
  TrustChain,
  trustFolder,
} from '@nukkad/registry'
import { RegistryMirror } from './registry-mirror.ts'
import type { ReleaseSource, ReleaseSourceOptions } from './release-source.ts'
import { ShellReports } from './shell-reports.ts'

/** How long a starting shell waits for newer releases if it has some already; without any, it waits longer. */
const firstSyncMs = 1500
const firstOfAllMs = 60_000

/**
 * Follows the registry's service: keeps a copy of the document and of all releases in NUKKAD_HOME, which the shell
 * reads, and reports to the service what runs here. While the service is unreachable the copy stays as it is.
 */
export async function followedRegistry(
  options: ReleaseSourceOptions,
  { withoutCopyMs = firstOfAllMs } = {},
): Promise<ReleaseSource> {
  const { settings, releasesFolder, platformVersion, views, log } = options
  const { NUKKAD_HOME: home, REGISTRY_URL: url, REGISTRY_KEY: keyFile } = settings
  const trust = new TrustChain(trustFolder(home))
  await trust.read()
  const asked = { home, url, keyFile, role: 'shell' } as const
  const http = new RegistryHttp({ url, keys: requestKeys(asked) })
  const reports = new ShellReports({ http, shell: `${os.hostname()}-${process.pid}`, platformVersion, views, log })
  const mirror = new RegistryMirror({ http, url, trust, folder: releasesFolder, log })
  mirror.start()
  await Promise.race([
    mirror.synced,
    sleep((await mirror.hasCopy()) ? firstSyncMs : withoutCopyMs, undefined, { ref: false }),
  ])
  if (mirror.fault && !(await mirror.hasCopy())) {
    await mirror.close()
    await reports.close()
    throw new Error(`It has no releases yet, and cannot follow the registry at ${url}. ${mirror.fault}`)
  }
  const client: Pick<RegistryClient, 'change'> = connectRegistry(asked)
  return {
    trusted: () => registryKeys(trust.current),
    checkVersion: (name, version, entry) => checkSignature(trust.current, name, version, entry),
    withdraw: (remote, version, why) => client.change({ act: 'quarantine', remote, version, why: why.slice(0, 500) }),
    looked: (status) => {
      reports.say(status)
      mirror.repair(Object.keys(status.leftOut))
    },
    close: async () => {
      await mirror.close()
      await reports.close()
    },
  }
}
