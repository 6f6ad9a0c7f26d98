import type { SnapshotRelease } from '@nukkad/contracts'
import type { Host, MountProps, PageEvents, PlacedRoute, RemoteLifecycles, SlotState } from '@nukkad/platform/host'
import type { BehaviorSubject } from 'rxjs'
import type { Federation } from '../federation/federation.ts'
import type { ReleaseBook } from '../releases/release-book.ts'

/** What all slots of a page share. */
export interface SlotWorld {
  readonly book: ReleaseBook
  readonly federation: Pick<Federation, 'files' | 'lifecycles'>
  readonly host: Host
  /** offers a retry at a frame that shows nothing of its own any more; the answer takes it away */
  fallback(frame: { element: HTMLElement; slot: string }, error: unknown, retry: () => void): () => void
}

export interface SlotParts {
  readonly slot: string
  readonly element: HTMLElement
  /** asked again for each mount: the one that leaves must not follow to places of the one that comes */
  placed$(): BehaviorSubject<PlacedRoute>
  readonly page: PageEvents
  /** what the server rendered here; used once */
  state: SlotState | null
  /** the old content goes and the new one comes next */
  beforeSwap?(): Promise<void>
  /** the new content stands, or never will */
  afterSwap?(): void
}

/** What is mounted. */
export interface Standing {
  readonly release: SnapshotRelease
  readonly lifecycles: RemoteLifecycles
  readonly props: MountProps
  end(): void
}
