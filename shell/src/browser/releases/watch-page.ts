import type { SnapshotRelease } from '@nukkad/contracts'
import { watchErrors } from './page-errors.ts'
import { whenMaybePoor } from './poor-signs.ts'
import type { ReleaseBook } from './release-book.ts'

/**
 * Watches an idle page. web-vitals is loaded only when one of its measures may be poor, because others are not
 * reported; the browser keeps what it measured until then.
 */
export function watchPage(
  page: Window,
  book: Pick<ReleaseBook, 'proofOf'>,
  releaseIn: (slot: string) => SnapshotRelease | undefined,
): void {
  watchErrors(page, book)
  whenMaybePoor(() => {
    // If the script fails to load, slow slots are not reported, and the page still works.
    import('./page-vitals.ts').then(
      ({ watchVitals }) => watchVitals(book, releaseIn),
      () => undefined,
    )
  })
}
