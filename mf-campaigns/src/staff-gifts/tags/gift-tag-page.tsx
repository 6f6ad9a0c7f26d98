import { giftTag, removeGiftTag } from '@nukkad/contracts/endpoints/shop/gift-tags'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useMutation, useNavigate, useNotify, useParams, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { useState } from 'react'
import { defineStaffScreen } from '../../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../../parts/staff/loaded.tsx'
import styles from '../../parts/staff/staff.module.css'
import { GiftTagRecord } from './gift-tag-record.tsx'
import { TaggedProducts } from './tagged-products.tsx'

function GiftTag() {
  const api = useApi()
  const { tag = '' } = useParams()
  const query = useQuery({
    queryKey: ['editor-gift-tags', tag],
    queryFn: async ({ signal }) => (await api.call(giftTag, { params: { tag } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={`${staffHrefs.editorGifts()}?tab=tags`}>All tags</Link>
      </p>
      <Loaded what="The tag" query={query}>
        {(read) => (
          <>
            <h1>{read.label}</h1>
            <GiftTagRecord key={tag} first={read} aside={<TaggedProducts tag={tag} />} />
            {read.usedIn.length === 0 && <TakeAway tag={tag} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Only a tag that no question uses can be removed. */
function TakeAway({ tag }: { readonly tag: string }) {
  const api = useApi()
  const go = useNavigate()
  const notify = useNotify()
  const [isSure, setSure] = useState(false)
  const removing = useMutation({
    mutationFn: () => api.call(removeGiftTag, { params: { tag } }),
    onSuccess() {
      notify('Tag deleted.', { tone: 'success' })
      go(`${staffHrefs.editorGifts()}?tab=tags`)
    },
  })
  return (
    <div className={styles.actions}>
      <p className={styles.quiet}>No question uses it.</p>
      {isSure ? (
        <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
          Yes, delete it
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setSure(true)}>
          Delete the tag
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {removing.error?.message}
      </p>
    </div>
  )
}

export const screen = defineStaffScreen('Tag of the gift finder', GiftTag, 'editor')
