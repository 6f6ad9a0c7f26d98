import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Begun } from './begin-session.ts'
import { deviceName } from './sessions/device-name.ts'
import { setSessionCookies } from './sessions/session-cookies.ts'

export type AnswerBegun = (request: FastifyRequest, reply: FastifyReply, begun: Begun) => Promise<{ data: Session }>

/** Answers with a session that has just begun: sets its cookies, and records the device for its owner. */
export const createAnswerBegun =
  (noteDevice: (familyId: string, device: string) => Promise<void>, isSecure: boolean): AnswerBegun =>
  async (request, reply, begun) => {
    setSessionCookies(reply, begun, isSecure)
    await noteDevice(begun.familyId, deviceName(request.headers['user-agent']))
    return { data: begun.session }
  }
