import { googleNonce, googleSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { Unauthorized } from '../../../errors.ts'
import type { Plugin } from '../../../plugin.ts'
import type { AnswerBegun } from '../answer-begun.ts'
import type { AuthService } from '../auth.service.ts'
import type { GoogleVerifier } from './google-identity.ts'
import type { GoogleNonces } from './google-nonce.ts'

interface Services {
  readonly auth: Pick<AuthService, 'signInByGoogle'>
  readonly google: GoogleVerifier
  readonly nonces: GoogleNonces
  readonly answer: AnswerBegun
}

const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** Sign-in with Google, by the button and by one-tap alike. */
export const googleRoutes: Plugin<Services> = async (app, { auth, google, nonces, answer }) => {
  app.route({ ...googleNonce, config, handler: async (_, reply) => ({ data: { nonce: nonces.begin(reply) } }) })

  app.route({
    ...googleSignIn,
    config,
    handler: async (request, reply) => {
      const { credential, cartId } = request.body
      const identity = await google.verify(credential)
      if (!(await nonces.spend(identity.nonce, request, reply))) {
        throw new Unauthorized('This sign-in took too long or was started in another browser. Please try again.')
      }
      return answer(request, reply, await auth.signInByGoogle(identity, cartId))
    },
  })
}
