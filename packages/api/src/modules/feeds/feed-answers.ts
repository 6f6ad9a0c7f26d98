import type { FeedQuery } from '@nukkad/contracts/endpoints/content/feed'
import { stalesAfter } from '@nukkad/finder'
import { LRUCache } from 'lru-cache'
import { currentSnapshot } from '../../database/committed-since.ts'
import { oneAfterAnother } from '../../database/in-one-turn.ts'
import type { Db } from '../../db.ts'
import { ReadyBytes, readyObject } from '../../http/answers/ready-json.ts'
import type * as repository from './feed.repository.ts'
import * as changes from './feed-changes.repository.ts'
import { type FeedAnswer, readFeed } from './read-feed.ts'

/** The same page with its cards. */
type Page<C> = Omit<FeedAnswer<C>, 'data'> & { readonly data: C[] }

interface KeptFeed<C> {
  readonly answer: ReadyBytes<Page<C>>
  /** False when no such list exists. */
  readonly isKnown: boolean
  /** Milliseconds: between the two the passing of time alone does not change the page. */
  readonly from: number
  readonly until: number
}

interface FeedAnswersParts {
  readonly db: Db
  readonly now: () => Date
  readonly maxBytes?: number | undefined
}

const usualBytes = 8 * 2 ** 20

/**
 * A cache of pages of feeds as encoded bytes, equal to the database at the moment of each call: calls of one turn of
 * the event loop share one statement, which says whether a list of this kind was changed since the cached pages were
 * read. A page that is being read while a change is found is sent, but not cached.
 */
export function createFeedAnswers<C>({ db, now, maxBytes = usualBytes }: FeedAnswersParts, kind: repository.FeedKind) {
  const kept = new LRUCache<string, KeptFeed<C>>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + 2 * key.length + 200,
  })
  const reading = new Map<string, Promise<KeptFeed<C>>>()
  /** Every cached page reflects all that was committed by then. */
  let snapshot: string | undefined
  let lookedAt = 0
  /** Grows when cached pages become invalid. */
  let version = 0

  function forget() {
    kept.clear()
    version += 1
  }

  const catchUp = oneAfterAnother(async () => {
    if (snapshot === undefined || Date.now() - lookedAt > stalesAfter) {
      forget()
      snapshot = await currentSnapshot(db)
    } else {
      const since = await changes.feedsSince(db, kind, snapshot)
      if (since.hasChanged) forget()
      snapshot = since.snapshot
    }
    lookedAt = Date.now()
  })

  function isOfNow({ from, until }: KeptFeed<C>): boolean {
    const at = now().getTime()
    return from <= at && at < until
  }

  async function read(key: string, keys: readonly string[], query: FeedQuery): Promise<KeptFeed<C>> {
    const [at, before] = [now(), version]
    const { answer, isKnown, changesAt } = await readFeed<C>(db, kind, keys, query, at)
    const until = changesAt?.getTime() ?? Number.POSITIVE_INFINITY
    const page = { answer: new ReadyBytes(readyObject<Page<C>>(answer)), isKnown, from: at.getTime(), until }
    if (version === before) kept.set(key, page)
    return page
  }

  function readOnce(key: string, keys: readonly string[], query: FeedQuery): Promise<KeptFeed<C>> {
    const name = `${version} ${key}`
    const others = reading.get(name)
    if (others) return others
    const own = read(key, keys, query).finally(() => reading.delete(name))
    reading.set(name, own)
    return own
  }

  return async (keys: readonly string[], query: FeedQuery): Promise<KeptFeed<C>> => {
    const { page, pagesize, after, sort } = query
    const key = JSON.stringify([keys, page, pagesize, after, sort])
    await catchUp()
    const known = kept.get(key) ?? (await readOnce(key, keys, query))
    return isOfNow(known) ? known : read(key, keys, query)
  }
}
