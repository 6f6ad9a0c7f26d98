import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectRegistry, isRegistryAt, type RegistryClient, trustFolder } from '@nukkad/registry'

/** A client of the registry service; `close` stops a service that was started only for this client. */
export interface OpenedRegistry extends RegistryClient {
  close(): Promise<void>
}

const withEnd = (client: RegistryClient, close: () => Promise<void>): OpenedRegistry => Object.assign(client, { close })

/**
 * The registry at REGISTRY_URL, called with the key in the file REGISTRY_KEY or else with the operator's key of this
 * home. Without that address it is the registry of this home: the running one, or one that is started for as long as it
 * is used.
 */
export async function openRegistry(home: string, env = process.env): Promise<OpenedRegistry> {
  const keyFile = env.REGISTRY_KEY || undefined
  const own = `http://127.0.0.1:${env.REGISTRY_PORT || 3005}`
  const url = env.REGISTRY_URL || ((await isOfHome(home, own)) ? own : undefined)
  if (url) return withEnd(connectRegistry({ home, url, keyFile }), async () => {})
  const { readRegistrySettings, startRegistry } = await import('@nukkad/registry/service')
  const settings = readRegistrySettings({ ...env, NUKKAD_HOME: home, REGISTRY_PORT: '0', LOG_LEVEL: 'error' })
  const running = await startRegistry(settings)
  return withEnd(connectRegistry({ home, url: running.url, keyFile }), () => running.close())
}

/** Whether this is the registry whose first keys this home trusts; another one may be listening at the usual port. */
async function isOfHome(home: string, url: string): Promise<boolean> {
  const trusted = await readFile(path.join(trustFolder(home), '1.json'), 'utf8').catch(() => undefined)
  if (trusted === undefined || !(await isRegistryAt(url))) return false
  const answer = await fetch(`${url}/v1/trust/1`).catch(() => undefined)
  return answer?.ok === true && (await answer.text()) === trusted
}
