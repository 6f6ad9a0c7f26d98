import type { Client } from '@opensearch-project/opensearch'

/** The address of an engine, its credentials and timeouts. */
export interface EngineAddress {
  /** `https://search.example.com:9200` */
  readonly url: string
  /** `user:password` of a user of the engine. */
  readonly login?: string | undefined
  /** Timeout of one attempt of a search, in milliseconds. */
  readonly searchTimeout?: number
  readonly writeTimeout?: number
}

/** OpenSearch's own client for an engine; it connects on the first request. */
export async function openClient({ url, login }: Pick<EngineAddress, 'url' | 'login'>): Promise<Client> {
  // Imported lazily: a process without such an engine saves loading a megabyte.
  const { Client } = await import('@opensearch-project/opensearch')
  const [username = '', ...rest] = (login ?? '').split(':')
  return new Client({ node: url, ...(login && { auth: { username, password: rest.join(':') } }) })
}
