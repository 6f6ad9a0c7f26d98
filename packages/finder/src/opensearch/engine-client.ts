import type { Client } from '@opensearch-project/opensearch'

/** Where an engine is, who asks it, and how long for. */
export interface EngineAddress {
  /** `https://search.example.com:9200` */
  readonly url: string
  /** `user:password` of a user of the engine. */
  readonly login?: string | undefined
  /** Longest wait for one try of a search, in milliseconds. */
  readonly searchTimeout?: number
  readonly writeTimeout?: number
}

/** OpenSearch's own client for an engine; it sends nothing before the first request. */
export async function openClient({ url, login }: Pick<EngineAddress, 'url' | 'login'>): Promise<Client> {
  // A megabyte that a process without such an engine does not read.
  const { Client } = await import('@opensearch-project/opensearch')
  const [username = '', ...rest] = (login ?? '').split(':')
  return new Client({ node: url, ...(login && { auth: { username, password: rest.join(':') } }) })
}
