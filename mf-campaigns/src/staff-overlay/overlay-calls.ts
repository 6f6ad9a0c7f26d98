import type { OverlayStanding } from '@nukkad/contracts/overlay'

/** The shell's own call, not the API's: it goes by cookies that no script reads. */
async function ask(method: 'GET' | 'POST' | 'DELETE', signal?: AbortSignal): Promise<Response> {
  const answer = await fetch('/_shell/overlay', { method, ...(signal ? { signal } : {}) }).catch(() => {
    throw new Error('The site does not answer just now. Please try again.')
  })
  if (answer.ok) return answer
  const { message } = (await answer.json().catch(() => ({}))) as { message?: { message?: string } }
  throw new Error(message?.message ?? `The site answered ${answer.status}.`)
}

/** Whether this browser has the overlay. */
export const overlayStanding = async (signal?: AbortSignal): Promise<OverlayStanding> =>
  (await ask('GET', signal)).json()
/** For the session that this browser is signed in with. */
export const switchOverlayOn = async (): Promise<void> => void (await ask('POST'))
export const switchOverlayOff = async (): Promise<void> => void (await ask('DELETE'))
