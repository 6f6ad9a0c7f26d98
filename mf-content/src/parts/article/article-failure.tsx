import { Page } from '@nukkad/ui/page'
import { LoadFailure } from '../screen-states/load-failure.tsx'

/** What one wanted to read did not come. */
export function ArticleFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Page>
      <LoadFailure what="This page" error={error} onRetry={onRetry} />
    </Page>
  )
}
