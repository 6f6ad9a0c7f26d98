import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TrustDocument } from '@nukkad/contracts/registry-trust'
import { keysOfPem, RegistryRefusal, type SigningKeys, signTrust } from '@nukkad/registry'
import { registryHomeOf } from '@nukkad/registry/settings'
import type { CommandContext } from './command-context.ts'
import { WrongUse } from './wrong-use.ts'

/** Reads the root key, which is kept with the registry until it is moved to a machine that publishes no releases. */
function rootKeys(home: string): SigningKeys {
  const file = process.env.REGISTRY_ROOT_KEY || path.join(registryHomeOf(home), 'keys', 'root.key')
  if (!existsSync(file))
    throw new WrongUse(
      `Changes to trusted keys are signed with the root key, which is not in ${file}. Set REGISTRY_ROOT_KEY to its file.`,
    )
  return keysOfPem(readFileSync(file))
}

const mostAttempts = 5

/** Changes which keys are trusted. If another operator made a change first, this one is retried on top of it. */
export async function changeTrust(
  { home, registry }: Pick<CommandContext, 'home' | 'registry'>,
  change: (document: TrustDocument) => TrustDocument,
  more: readonly SigningKeys[] = [],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = await registry.trust()
    const next = { ...change(before), version: before.version + 1, issuedAt: new Date().toISOString() }
    try {
      return await registry.setTrust(signTrust(next, [rootKeys(home), ...more]))
    } catch (error) {
      const isTooLate = error instanceof RegistryRefusal && error.reason === 'older'
      if (!isTooLate || attempt === mostAttempts) throw error
    }
  }
}
