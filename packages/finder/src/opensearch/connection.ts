import type { API, Client } from '@opensearch-project/opensearch'
import { type EngineAddress, openClient } from './engine-client.ts'
import { EngineFailed, failureOf } from './engine-failed.ts'

export type SearchBody = API.Search_RequestBody
export type SearchAnswer = API.Search_ResponseBody

/**
 * `refresh`: the documents are searchable at once, otherwise after the next refresh. `require_alias`: the name must be
 * an alias.
 */
type BulkOptions = Pick<API.Bulk_Request, 'refresh' | 'require_alias'>

export type Connection = ReturnType<typeof connectTo>

/** A request that was sent, and can be ended. */
type Asked<Body> = Promise<{ body: Body }> & { abort(): unknown }

interface How {
  readonly requestTimeout: number
  readonly maxRetries: number
}

/** Each request is tried at most twice. */
const maxRetries = 1

/**
 * A client of an engine with OpenSearch's protocol. Nothing is sent before the first request; failures are thrown as
 * `EngineFailed`.
 */
export function connectTo({ url, login, searchTimeout = 1_000, writeTimeout = 5_000 }: EngineAddress) {
  let opened: Promise<Client> | undefined
  const reading = { requestTimeout: searchTimeout, maxRetries }
  const writing = { requestTimeout: writeTimeout, maxRetries }

  /** The client's timeout begins again with every byte that arrives; a request ends when all its tries should have. */
  async function ask<Body>(how: How, run: (client: Client, how: How) => Asked<Body>): Promise<Body> {
    opened ??= openClient({ url, login })
    let end: NodeJS.Timeout | undefined
    try {
      const asked = run(await opened, how)
      end = setTimeout(() => asked.abort(), how.requestTimeout * (1 + how.maxRetries))
      return (await asked).body
    } catch (error) {
      throw failureOf(error, new URL(url).host)
    } finally {
      clearTimeout(end)
    }
  }

  return {
    async search(index: string, body: SearchBody): Promise<SearchAnswer> {
      const answer = await ask(reading, (client, how) =>
        client.search({ index, body, allow_partial_search_results: false }, how),
      )
      if (answer.timed_out || answer._shards.failed > 0)
        throw new EngineFailed(`The search engine returned partial results for ${index}.`)
      return answer
    },

    /** The latest version of a document by its id; undefined if there is none. */
    async get(index: string, id: string): Promise<Record<string, unknown> | undefined> {
      try {
        return (await ask(reading, (client, how) => client.get({ index, id }, how)))._source as Record<string, unknown>
      } catch (error) {
        if (error instanceof EngineFailed && error.status === 404) return undefined
        throw error
      }
    },

    /**
     * Writes all lines, or fails. Deleting a missing document is not a failure. Without `require_alias` an engine creates
     * an index for an unknown name.
     */
    async bulk(index: string, lines: readonly object[], options: BulkOptions): Promise<void> {
      if (lines.length === 0) return
      const { items } = await ask(writing, (client, how) => client.bulk({ index, body: [...lines], ...options }, how))
      const refused = items.flatMap((item) => Object.values(item)).find(({ error }) => error)
      if (refused)
        throw new EngineFailed(`The search engine rejected document ${refused._id}: ${refused.error?.reason}.`)
    },

    createIndex: (index: string, body: API.Indices_Create_RequestBody) =>
      ask(writing, (client, how) => client.indices.create({ index, body }, how)),
    refresh: (index: string) => ask(writing, (client, how) => client.indices.refresh({ index }, how)),
    removeIndices: (index: readonly string[]) =>
      ask(writing, (client, how) => client.indices.delete({ index: [...index], ignore_unavailable: true }, how)),

    /** All indexes whose names begin with `prefix`, with their aliases. */
    async indicesOf(prefix: string): Promise<{ name: string; aliases: string[] }[]> {
      const all = await ask(reading, (client, how) => client.indices.getAlias({ index: `${prefix}*` }, how))
      return Object.entries(all).map(([name, { aliases }]) => ({ name, aliases: Object.keys(aliases) }))
    },

    /** Points the alias at this index and no other, atomically. */
    point: (alias: string, to: string, before: readonly string[]) =>
      ask(writing, (client, how) =>
        client.indices.updateAliases(
          {
            body: {
              actions: [...before.map((index) => ({ remove: { index, alias } })), { add: { index: to, alias } }],
            },
          },
          how,
        ),
      ),

    close: async () => (await opened)?.close(),
  }
}
