import { beginCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { type Editing, PublishAtTime, usePublishingSteps } from '@nukkad/editor'
import editor from '@nukkad/editor/editor.module.css'
import { Link, useApi, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import type { CampaignContent, WrittenCampaign } from './campaign-kind.ts'
import { ShareField } from './share-field.tsx'

/** Publishing and unpublishing. All input is saved before each step. */
// limit: publishing, planning, ending, copying and deleting exclude each other, and share one error
export function PublishPanel({ editing }: { readonly editing: Editing<CampaignContent, WrittenCampaign> }) {
  const api = useApi()
  const go = useNavigate()
  const { campaign } = editing.facts
  const steps = usePublishingSteps(editing, 'Visitors')
  const { busy, problem, act, publish } = steps
  const isLive = campaign.state === 'live'
  /** A planned change contains what was saved when it was planned, by anyone; what was saved since can replace it. */
  const planned = campaign.next?.at ?? (campaign.state === 'scheduled' ? campaign.startsAt : null)
  const endWords = campaign.next
    ? { button: 'Cancel the planned change', done: 'The planned change was cancelled.' }
    : isLive
      ? { button: 'End it now', done: 'It has ended.', asks: true }
      : { button: 'Move back to draft', done: 'Moved back to draft.' }
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null)
  const close = () => setAsked(null)
  // The button that ended it leaves the page with the state; none that deletes gets its focus.
  const heading = useLostFocus<HTMLHeadingElement>(campaign.state)
  const end = () => act('end', () => editing.unpublish(), endWords.done).finally(close)
  const duplicate = () =>
    act(
      'copy',
      async () => {
        const body = { title: `${editing.draft.title.slice(0, 150)} (copy)`, copyOf: campaign.id }
        const { data } = await api.call(beginCampaign, { body })
        go(staffHrefs.staffCampaigns(data.id))
      },
      'Copy created.',
    )
  const remove = () =>
    act(
      'remove',
      async () => {
        await editing.remove()
        go(staffHrefs.staffCampaigns(), { replace: true, asks: false })
      },
      'The draft is deleted.',
    ).finally(close)
  return (
    <section className={editor.panel} aria-labelledby="publishing">
      <h2 ref={heading} tabIndex={-1} id="publishing">
        Publishing
      </h2>
      <p>
        {campaign.state === 'draft' && 'Visitors can’t see it.'}
        {campaign.state === 'scheduled' && 'It is scheduled; changes saved after scheduling are not included.'}
        {isLive && (campaign.hasChanges ? 'Visitors see it, without your last changes.' : 'Visitors see it as it is.')}
        {campaign.state === 'ended' && 'It has ended.'}{' '}
        {isLive && campaign.href && <a href={campaign.href}>View page</a>}
      </p>
      {campaign.state !== 'draft' && (
        <p>
          <Link to={staffHrefs.staffCampaignResults(campaign.id)}>View results</Link>
        </p>
      )}
      <p role="alert" className={editor.alert}>
        {problem}
      </p>
      <ShareField key={editing.round} editing={editing} />
      <Button wide busy={busy === 'now'} onClick={() => void publish(null)}>
        {isLive ? 'Publish changes' : 'Publish now'}
      </Button>
      <PublishAtTime steps={steps} fields={editing.fields} />
      {planned && campaign.hasChanges && (
        <Button wide variant="secondary" busy={busy === 'later'} onClick={() => void publish(planned)}>
          Schedule the latest saved version instead
        </Button>
      )}
      {(campaign.next || campaign.state === 'scheduled' || isLive) && (
        <Button
          wide
          variant="quiet"
          busy={busy === 'end'}
          onClick={() => (endWords.asks ? setAsked('end') : void end())}
        >
          {endWords.button}
        </Button>
      )}
      <Button wide variant="quiet" busy={busy === 'copy'} onClick={() => void duplicate()}>
        Make a copy
      </Button>
      {campaign.state === 'draft' && (
        <Button wide variant="quiet" onClick={() => setAsked('remove')}>
          Delete this draft
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'end'}
        onClose={close}
        title="End this campaign now?"
        description="Visitors will no longer see the page, only that it is over."
        confirm="End it"
        busy={busy === 'end'}
        ifGone={heading}
        onConfirm={() => void end()}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        title="Delete this draft?"
        description="This deletes the page with all its earlier versions and cannot be undone."
        confirm="Delete"
        busy={busy === 'remove'}
        onConfirm={() => void remove()}
      />
    </section>
  )
}
