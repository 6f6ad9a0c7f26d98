import { removeBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { useApi, useMutation, useNavigate, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { bannersQuery } from './banners.queries.ts'

/** Only unpublished banners can be deleted. */
export function Removal({ id }: { readonly id: string }) {
  const api = useApi()
  const go = useNavigate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: () => api.call(removeBanner, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: bannersQuery(api).queryKey })
      go(staffHrefs.staffBanners())
    },
    onSettled: () => setAsking(false),
  })
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete it
      </Button>
      <p role="alert" className={styles.problem}>
        {removing.error?.message}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this banner?"
        description="This cannot be undone."
        confirm="Delete"
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </div>
  )
}
