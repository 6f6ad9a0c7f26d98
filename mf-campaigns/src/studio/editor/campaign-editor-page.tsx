import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { ApiError, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { lazy, Suspense } from 'react'
import { defineStaffScreen } from '../../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../../parts/staff/loaded.tsx'
import { editedQuery } from '../studio.queries.ts'

/** Loaded only with the page that needs it, so that users who may not edit never wait for it. */
const CampaignEditor = lazy(async () => ({ default: (await import('./campaign-editor.tsx')).CampaignEditor }))

function EditedCampaign() {
  const { id = '' } = useParams()
  const query = useQuery(editedQuery(useApi(), id))
  if (query.error instanceof ApiError && query.error.isAbsent) {
    return (
      <Page>
        <EmptyState
          level={1}
          title="Page not found"
          text="It was deleted, or the address is mistyped."
          action={<Link to={staffHrefs.staffCampaigns()}>Back to all pages</Link>}
        />
      </Page>
    )
  }
  if (!query.data) {
    return (
      <Page>
        <Loaded what="This page" query={query}>
          {() => null}
        </Loaded>
      </Page>
    )
  }
  return (
    <Suspense
      fallback={
        <Page>
          <Skeleton lines={8} width="100%" />
        </Page>
      }
    >
      <CampaignEditor key={query.data.id} begun={query.data} />
    </Suspense>
  )
}

export const screen = defineStaffScreen('Campaign page', EditedCampaign)
