import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Dialog } from '@nukkad/ui/dialog'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { OpenedDialogProps } from '../../parts/dialog-button.tsx'
import { SizeTable } from '../../parts/size-guide/size-table.tsx'
import { sizeGuideQuery } from './size-guide.queries.ts'

/** Measures by size, and how to take them. */
export default function SizeGuideDialog({ of: type, isOpen, onOpenChange }: OpenedDialogProps) {
  const guide = useQuery(sizeGuideQuery(useApi(), type))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={guide.data?.title ?? 'Size guide'}
      description={guide.data?.how ?? 'Measures by size'}
      actions={<Link to={hrefs.sizeGuide(type)}>All size guides</Link>}
    >
      {guide.isPending && <Skeleton kind="block" height="16rem" />}
      {guide.isError && (
        <LoadFailure what="The size guide" isAway={isAway(guide.error)} onRetry={() => void guide.refetch()} />
      )}
      {guide.data && <SizeTable guide={guide.data} />}
    </Dialog>
  )
}
