import { googleNonce, googleSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { type Session, useApi, useCartId } from '@nukkad/platform'
import { useCallback, useEffect, useRef } from 'react'
import { type GoogleId, googleScript } from '../../parts/google-script.ts'

interface GoogleParts {
  readonly clientId: string
  readonly scriptUrl: string
  /** whether users who have agreed before are signed in automatically */
  readonly isAutomatic?: boolean
  onSession(session: Session): void
  onProblem(error: unknown): void
}

/** Prepares Google's script for one sign-in: with a nonce from the API, and a handler for the credential. */
export function useGoogle({ clientId, scriptUrl, isAutomatic = false, ...heard }: GoogleParts) {
  const api = useApi()
  const { cartId } = useCartId()
  const latest = useRef({ ...heard, cartId })
  useEffect(() => {
    latest.current = { ...heard, cartId }
  })

  return useCallback(async (): Promise<GoogleId> => {
    const [google, { data }] = await Promise.all([googleScript(scriptUrl), api.call(googleNonce)])
    google.initialize({
      client_id: clientId,
      nonce: data.nonce,
      auto_select: isAutomatic,
      use_fedcm_for_prompt: true,
      cancel_on_tap_outside: false,
      async callback({ credential }) {
        const { cartId: guests, onSession, onProblem } = latest.current
        if (!credential) return
        try {
          const body = { credential, ...(guests ? { cartId: guests } : {}) }
          onSession((await api.call(googleSignIn, { body })).data)
        } catch (error) {
          onProblem(error)
        }
      },
    })
    return google
  }, [api, clientId, scriptUrl, isAutomatic])
}
