import type { SnapshotRelease } from '@nukkad/contracts'
import { watchErrors } from './page-errors.ts'
import { whenMaybePoor } from './poor-signs.ts'
import type { ReleaseBook } from './release-book.ts'

/**
 * What is watched once a page is at rest. web-vitals comes only where one of its measures may be poor, for nothing is
 * told of others; the browser keeps what it measured until then.
 */
export function watchPage(
  page: Window,
  book: Pick<ReleaseBook, 'proofOf'>,
  standingIn: (slot: string) => SnapshotRelease | undefined,
): void {
  watchErrors(page, book)
  whenMaybePoor(() => {
    // Without its script nothing is told of slow slots; the page is none the worse.
    import('./page-vitals.ts').then(
      ({ watchVitals }) => watchVitals(book, standingIn),
      () => undefined,
    )
  })
}
