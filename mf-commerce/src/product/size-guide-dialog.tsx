import { useApi, useQuery } from '@nukkad/platform'
import { Dialog } from '@nukkad/ui/dialog'
import { Skeleton } from '@nukkad/ui/skeleton'
import { LoadFailure } from '../parts/screen-states/load-failure.tsx'
import styles from './facts.module.css'
import { sizeGuideQuery } from './product.queries.ts'

interface SizeGuideDialogProps {
  readonly type: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Measures by size, and how to take them. */
export default function SizeGuideDialog({ type, isOpen, onOpenChange }: SizeGuideDialogProps) {
  const guide = useQuery(sizeGuideQuery(useApi(), type))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={guide.data?.title ?? 'Size guide'}
      description={guide.data?.how ?? 'Measures by size'}
    >
      {guide.isPending && <Skeleton kind="block" height="16rem" />}
      {guide.isError && <LoadFailure what="The size guide" error={guide.error} onRetry={() => void guide.refetch()} />}
      {guide.data && (
        <div className={styles.guide}>
          <table>
            <caption>Body measures in {guide.data.unit}</caption>
            <thead>
              <tr>
                {guide.data.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.data.rows.map(([size, ...measures]) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  {measures.map((measure, at) => (
                    <td key={guide.data.columns[at + 1]}>{measure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
