import { allEndpoints, type NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import { ErrorBody } from '@nukkad/contracts/schema'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'

/** The parts of an answer besides the call it belongs to. */
interface Given {
  readonly status: number
  readonly type: string
  readonly payload: unknown
}

const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false, code: { optimize: false } }))
const compiled = new Map<TSchema, ValidateFunction>()
const validatorOf = (schema: TSchema): ValidateFunction => {
  const known = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, known)
  return known
}

const byAddress = new Map<string, NamedEndpoint>(
  allEndpoints.map((call) => [`${call.endpoint.method} /api${call.endpoint.url}`, call] as const),
)

/** Checks each JSON answer of an app against the contract of its call. */
export class AnswerCheck {
  /** Violations of the contract, in words; emptied by the reader. */
  readonly broken: string[] = []
  /** Calls that were answered successfully at least once. */
  readonly answeredWell = new Set<string>()

  watch(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type') ?? '')
      this.look(`${request.method} ${request.routeOptions.url}`, { status: reply.statusCode, type, payload })
    })
  }

  /** Checks one answer; `address` is the method and the pattern of its route: 'GET /api/malls/:slug'. */
  look(address: string, { status, type, payload }: Given): void {
    const call = byAddress.get(address)
    if (!call) return
    const { name, endpoint } = call
    const { response } = endpoint.schema
    const fault =
      type.includes('json') && (typeof payload === 'string' || Buffer.isBuffer(payload))
        ? faultOf(response[status] ?? (status >= 400 ? ErrorBody : undefined), String(payload))
        : undefined
    if (fault) this.broken.push(`${name} answered ${status}: ${fault}\n  ${String(payload).slice(0, 400)}`)
    else if (status < 400) this.answeredWell.add(name)
  }
}

function faultOf(schema: TSchema | undefined, payload: string): string | undefined {
  if (!schema) return 'the contract names no such status'
  const validate = validatorOf(schema)
  if (validate(JSON.parse(payload))) return undefined
  return validate.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}
