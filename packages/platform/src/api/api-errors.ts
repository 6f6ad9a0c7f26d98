import type { ErrorBody } from '@nukkad/contracts/schema'
import { ApiError } from './api-error.ts'

const texts = {
  offline: 'We could not reach Nukkad. Check your connection and try again.',
  timeout: 'That took too long. Please try again.',
  server: 'Something went wrong on our side. Please try again in a moment.',
} as const

/** No response came, or not in time. */
export const unreachable = (requestId: string, isTimeout = false): ApiError =>
  new ApiError({
    status: 0,
    code: isTimeout ? 'timeout' : 'offline',
    message: isTimeout ? texts.timeout : texts.offline,
    requestId,
    isOffline: true,
  })

/** A 200 whose body is not JSON: most likely a proxy's page. */
export const unreadable = (requestId: string): ApiError =>
  new ApiError({ status: 502, code: 'unreadable', message: texts.server, requestId })

/** The server refused, with the body that all its errors have. */
export function refusal(status: number, body: unknown, requestId: string): ApiError {
  const { message } = isErrorBody(body) ? body : { message: undefined }
  return new ApiError({
    status,
    code: message?.code ?? (status >= 500 ? 'unavailable' : 'bad_request'),
    message: message?.message ?? texts.server,
    fields: message?.fields,
    to: message?.to,
    requestId: message?.requestId ?? requestId,
  })
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('message' in body)) return false
  const { message } = body
  return typeof message === 'object' && message !== null && 'message' in message && typeof message.message === 'string'
}
