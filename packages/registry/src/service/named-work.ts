import type { FastifyInstance } from 'fastify'
import { ServiceRefusal } from '../client/registry-faults.ts'
import type { Registry } from '../registry.ts'
import { mayRelease } from '../trust/release-signature.ts'
import type { RegistryParts } from './registry-parts.ts'
import type { Asker } from './who-asks.ts'

interface Act {
  readonly act: string
  readonly remote?: string | undefined
  readonly version?: string | undefined
}

/** Files that must be uploaded first are not an error. */
const isWaiting = (error: unknown) => error instanceof ServiceRefusal && error.code === 'missing_files'

/** Does work on behalf of an asker; records refusals in the audit log as well as changes. */
export const namedWork =
  (app: FastifyInstance, { registry, audit, news }: RegistryParts) =>
  async <T>(asker: Asker, what: Act, work: (registry: Registry) => Promise<T>): Promise<T> => {
    try {
      if (what.remote !== undefined && !mayRelease(asker.team, what.remote)) {
        throw new ServiceRefusal('forbidden', `${asker.name} may not release ${what.remote}.`)
      }
      return await work(registry.as(asker.by))
    } catch (error) {
      if (!isWaiting(error)) {
        const { act, remote, version } = what
        const refused = (error as Error).message
        const entry = {
          at: new Date().toISOString(),
          by: asker.by,
          act,
          ...(remote && { remote }),
          ...(version && { version }),
        }
        await audit
          .noteRefused({ ...entry, refused })
          .catch((cause) => app.log.error({ cause }, 'a refusal could not be logged'))
      }
      throw error
    } finally {
      await Promise.all([news.look(), audit.catchUp()]).catch((cause) =>
        app.log.error({ cause }, 'the registry could not catch up'),
      )
    }
  }
