import type { OverlayData } from '@nukkad/contracts/overlay'

/** Calls the shell rather than the API: the overlay depends on cookies that scripts cannot read. */
async function ask(method: 'GET' | 'POST' | 'DELETE', signal?: AbortSignal): Promise<Response> {
  const answer = await fetch('/_shell/overlay', { method, ...(signal ? { signal } : {}) }).catch(() => {
    throw new Error('The site is not responding right now. Please try again.')
  })
  if (answer.ok) return answer
  const { message } = (await answer.json().catch(() => ({}))) as { message?: { message?: string } }
  throw new Error(message?.message ?? `The site answered ${answer.status}.`)
}

/** Whether the overlay is on in this browser. */
export const overlayData = async (signal?: AbortSignal): Promise<OverlayData> => (await ask('GET', signal)).json()
/** Turns the overlay on for the session that this browser is signed in with. */
export const switchOverlayOn = async (): Promise<void> => void (await ask('POST'))
export const switchOverlayOff = async (): Promise<void> => void (await ask('DELETE'))
