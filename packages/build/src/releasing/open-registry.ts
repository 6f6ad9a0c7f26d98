import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectRegistry, isRegistryAt, type RegistryClient, trustFolder } from '@nukkad/registry'

/** A client of the registry service; `close` stops a service that was started only for this client. */
export interface OpenedRegistry extends RegistryClient {
  /** which registry this is, in words for the person who uses it; without credentials */
  readonly place: string
  close(): Promise<void>
}

const opened = (client: RegistryClient, place: string, close = async () => {}): OpenedRegistry =>
  Object.assign(client, { place, close })

/** The address without the user, password and query that it may have. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) throw new Error('REGISTRY_URL is not the address of a registry.')
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/$/, '')
}

/**
 * The registry at REGISTRY_URL, called with the key in the file REGISTRY_KEY or else with the operator's key of this
 * home. Without that address it is the registry of this home: the running one, or one that is started for as long as it
 * is used.
 */
export async function openRegistry(home: string, env = process.env): Promise<OpenedRegistry> {
  const keyFile = env.REGISTRY_KEY || undefined
  const own = `http://127.0.0.1:${env.REGISTRY_PORT || 3005}`
  const url = env.REGISTRY_URL || ((await isOfHome(home, own)) ? own : undefined)
  if (url) {
    const place = `the registry at ${addressOf(url)}`
    return opened(connectRegistry({ home, url, keyFile }), place)
  }
  const { readRegistrySettings, startRegistry } = await import('@nukkad/registry/service')
  const settings = readRegistrySettings({
    ...env,
    NUKKAD_HOME: home,
    REGISTRY_PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
  })
  const running = await startRegistry(settings)
  const place = `the registry in ${settings.REGISTRY_HOME}, as REGISTRY_URL is not set and none is running`
  return opened(connectRegistry({ home, url: running.url, keyFile }), place, () => running.close())
}

/** Whether this is the registry whose first keys this home trusts; another one may be listening at the usual port. */
async function isOfHome(home: string, url: string): Promise<boolean> {
  const trusted = await readFile(path.join(trustFolder(home), '1.json'), 'utf8').catch(() => undefined)
  if (trusted === undefined || !(await isRegistryAt(url))) return false
  const answer = await fetch(`${url}/v1/trust/1`).catch(() => undefined)
  return answer?.ok === true && (await answer.text()) === trusted
}
