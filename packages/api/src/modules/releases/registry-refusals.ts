import { RegistryRefusal, ServiceRefusal } from '@nukkad/registry/client'
import { BadRequest, Conflict, NotFound, type Refusal, Unavailable } from '../../errors.ts'

/** Turns refusals of the registry into errors with its messages, and its other failures into Unavailable. */
export async function refusedByRegistry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RegistryRefusal) {
    if (error.reason === 'unknown') return new NotFound(error.message)
    return error.reason === 'malformed' ? new BadRequest(error.message) : new Conflict(error.message)
  }
  if (!(error instanceof ServiceRefusal)) return undefined
  if (error.code === 'bad_request') return new BadRequest(error.message)
  if (error.code === 'not_found') return new NotFound(error.message)
  return new Unavailable('The release registry does not respond. Visitors are not affected.')
}
