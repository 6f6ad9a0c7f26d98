import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keptKeys, keysOfPem, type SigningKeys } from '../keys.ts'
import { localKeys, trustFolder } from '../trust/first-trust.ts'
import { TrustChain } from '../trust/trust-chain.ts'
import { RegistryClient } from './registry-client.ts'
import { ServiceRefusal } from './registry-faults.ts'

export interface ConnectOptions {
  /** NUKKAD_HOME: holds the trusted keys and, unless another is named, the key that signs requests */
  readonly home: string
  readonly url: string
  /** file of a PKCS#8 private key as PEM */
  readonly keyFile?: string | undefined
  /** which local key to use when no file is named */
  readonly role?: keyof typeof localKeys
  readonly behalf?: string
}

/** The key that signs this client's requests; throws ServiceRefusal when there is none. */
export function requestKeys({
  home,
  keyFile,
  role = 'operator',
}: Pick<ConnectOptions, 'home' | 'keyFile' | 'role'>): SigningKeys {
  if (keyFile) {
    if (!existsSync(keyFile)) throw new ServiceRefusal('unauthorized', `There is no key in ${keyFile}.`)
    return keysOfPem(readFileSync(keyFile))
  }
  return keptKeys(path.join(home, 'keys'), localKeys[role])
}

/** A client of the registry's service. */
export const connectRegistry = ({ home, url, keyFile, role, behalf }: ConnectOptions): RegistryClient =>
  new RegistryClient({
    url: url.replace(/\/$/, ''),
    keys: requestKeys({ home, keyFile, ...(role && { role }) }),
    trust: new TrustChain(trustFolder(home)),
    ...(behalf && { behalf }),
  })

/** Whether a registry answers at this address. */
export async function isRegistryAt(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
