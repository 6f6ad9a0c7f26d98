import type { OverlayStanding, Overrides } from '@nukkad/contracts/overlay'

const address = '/_shell/overlay'

/** What the server says no to, in its words. */
class Refused extends Error {}

async function ask(method: 'GET' | 'PUT' | 'DELETE', body?: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Refused('The site does not answer just now.')
  })
  if (answer.ok) return answer
  const { message } = (await answer.json().catch(() => ({}))) as { message?: { message?: string } }
  throw new Refused(message?.message ?? `The site answered ${answer.status}.`)
}

/** The calls of the overlay. What changes what a browser runs is seen when the page is opened again. */
export const overlayCalls = {
  standing: async (): Promise<OverlayStanding> => (await ask('GET')).json(),
  /** Runs these here from now on, and nothing else than everybody gets. */
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
