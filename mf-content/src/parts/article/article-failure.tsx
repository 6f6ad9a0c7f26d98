import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'

/** Shown when an article failed to load. */
export function ArticleFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Page>
      <LoadFailure what="This page" isAway={isAway(error)} onRetry={onRetry} />
    </Page>
  )
}
