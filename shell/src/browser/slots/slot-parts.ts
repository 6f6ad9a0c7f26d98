import type { SnapshotRelease } from '@nukkad/contracts'
import type { Host, MountProps, PageEvents, PlacedRoute, RemoteLifecycles, SlotState } from '@nukkad/platform/host'
import type { BehaviorSubject } from 'rxjs'
import type { Federation } from '../federation/federation.ts'
import type { ReleaseBook } from '../releases/release-book.ts'

/** The dependencies shared by all slots of a page. */
export interface SlotWorld {
  readonly book: ReleaseBook
  readonly federation: Pick<Federation, 'files' | 'lifecycles'>
  readonly host: Host
  /** offers a retry at a frame that has no content of its own; the returned function removes it */
  fallback(frame: { element: HTMLElement; slot: string }, error: unknown, retry: () => void): () => void
}

export interface SlotParts {
  readonly slot: string
  readonly element: HTMLElement
  /** called for each mount: the mount that is removed must not follow to places of the next one */
  placed$(): BehaviorSubject<PlacedRoute>
  readonly page: PageEvents
  /** the state with which the server rendered the slot; used once */
  state: SlotState | null
  /** called before the old content is replaced by the new one */
  beforeSwap?(): Promise<void>
  /** called when the new content is mounted, or has failed */
  afterSwap?(): void
}

/** A mounted release. */
export interface MountedRelease {
  readonly release: SnapshotRelease
  readonly lifecycles: RemoteLifecycles
  readonly props: MountProps
  end(): void
}
