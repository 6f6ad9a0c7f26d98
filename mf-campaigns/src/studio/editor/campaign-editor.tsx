import type { EditedCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { BlockStack, ContentEditor, useEditing } from '@nukkad/editor'
import { useEffect, useState } from 'react'
import { LivePreview } from '../preview/live-preview.tsx'
import { CampaignBadge } from './campaign-badge.tsx'
import { asEditedContent, campaignKind, pageBlocks } from './campaign-kind.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PageFields } from './page-fields.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { VariantFields } from './variant-fields.tsx'
import { type VariantKey, withBlocks } from './variants.ts'

/** The editor of a campaign page: its facts, its blocks, a preview, and publishing. */
export function CampaignEditor({ begun }: { readonly begun: EditedCampaign }) {
  const [first] = useState(() => asEditedContent(begun))
  const editing = useEditing(campaignKind, first)
  const [chosen, choose] = useState<VariantKey>('a')
  const { draft, facts, round, fields, change } = editing
  const variant = draft.variants.find(({ key }) => key === chosen)
  const blocks = variant?.blocks ?? draft.blocks
  const written = { draft, fields, onChange: change }
  // The block with an error may be in another variant.
  useEffect(() => {
    const hasInputError = ({ blocks }: { readonly blocks: readonly { readonly id: string }[] }) =>
      blocks.some(({ id }) => Object.keys(fields).some((name) => name === id || name.startsWith(`${id}.`)))
    if (hasInputError({ blocks })) return
    const other = draft.variants.find(hasInputError)
    if (other) choose(other.key)
    else if (hasInputError(draft)) choose('a')
    // Runs only when the errors change: otherwise editors choose the variant themselves.
  }, [fields])
  return (
    <ContentEditor
      editing={editing}
      title={draft.title}
      badge={<CampaignBadge campaign={facts.campaign} />}
      publishing={<PublishPanel editing={editing} />}
      preview={staffHrefs.staffCampaignPreview(facts.id, variant?.key)}
      aside={
        <>
          <ChecksPanel editing={editing} />
          {facts.campaign.href && <LinkPanel id={facts.id} />}
        </>
      }
    >
      <PageFields key={`fields ${round}`} written={written} />
      <VariantFields written={written} chosen={chosen} onChoose={choose} />
      <BlockStack
        key={`blocks ${round} ${variant?.key ?? 'a'}`}
        kinds={pageBlocks}
        city={draft.cities[0] ?? null}
        blocks={blocks}
        inputErrors={fields}
        onChange={(next) => change(withBlocks(draft, variant?.key ?? 'a', next))}
      />
      <LivePreview id={facts.id} draft={draft} blocks={blocks} variant={variant?.key ?? 'a'} version={facts.version} />
    </ContentEditor>
  )
}
