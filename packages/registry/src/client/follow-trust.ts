import type { SignedTrust } from '@nukkad/contracts/registry-trust'
import type { TrustChain } from '../trust/trust-chain.ts'

/**
 * Updates a reader's trusted keys to those of the registry, one signed version after the other. A reader that has none
 * yet trusts the first version it receives. Throws RegistryRefusal when a version does not follow from the last.
 */
export async function followTrust(url: string, chain: TrustChain, timeoutMs = 5000): Promise<void> {
  await chain.read()
  for (let version = chain.isOpen ? chain.current.version + 1 : 1; ; version++) {
    const answer = await fetch(`${url}/v1/trust/${version}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return
    }
    await chain.follow(version, (await answer.json()) as SignedTrust)
  }
}
