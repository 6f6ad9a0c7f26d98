import type { OverlayData, Overrides } from '@nukkad/contracts/overlay'

const address = '/_shell/overlay'

/** A refusal of the server, in its words. */
class Refused extends Error {}

async function ask(method: 'GET' | 'PUT' | 'DELETE', body?: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Refused('The site is not responding right now.')
  })
  if (answer.ok) return answer
  const { message } = (await answer.json().catch(() => ({}))) as { message?: { message?: string } }
  throw new Refused(message?.message ?? `The site answered ${answer.status}.`)
}

/** The calls of the overlay. Changes to what a browser runs take effect when the page is reloaded. */
export const overlayCalls = {
  data: async (): Promise<OverlayData> => (await ask('GET')).json(),
  /** Runs exactly these overrides from now on, and otherwise the usual versions. */
  async run(overrides: Overrides, reload = () => window.location.reload()): Promise<void> {
    await ask('PUT', { overrides })
    reload()
  },
  async end(reload = () => window.location.reload()): Promise<void> {
    await ask('DELETE')
    reload()
  },
}
export type OverlayCalls = typeof overlayCalls
