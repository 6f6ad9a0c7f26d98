import { BlockList } from '@nukkad/blocks'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { Page } from '@nukkad/ui/page'
import type { Ref } from 'react'
import styles from './campaign.module.css'
import { NothingHere } from './nothing-here.tsx'

interface CampaignViewProps {
  readonly page: BlocksPage
  /** the campaign has ended, but stays visible to a visitor with unsaved input */
  readonly hasEnded?: boolean
  /** the element in which taps are tracked; absent in a preview */
  readonly told?: Ref<HTMLDivElement>
}

/** A campaign in its own theme, or a message where there is nothing to show. */
export function CampaignView({ page, hasEnded = false, told }: CampaignViewProps) {
  const { accent, ground, pattern } = page.theme
  const hasHero = page.blocks.some(({ type }) => type === 'hero')
  return (
    <div ref={told} className={styles.campaign} data-accent={accent} data-ground={ground} data-pattern={pattern}>
      <Page className={styles.page}>
        {hasEnded && (
          <p role="status" className={styles.ended}>
            This has just ended. What you started here is kept and can still be sent.
          </p>
        )}
        {page.state !== 'running' ? (
          <NothingHere page={page} />
        ) : (
          <>
            {!hasHero && (
              <header className={styles.head}>
                <h1>{page.title}</h1>
                <p>{page.description}</p>
              </header>
            )}
            <BlockList blocks={page.blocks} content={page.things} look="page" isMarked={told !== undefined} />
          </>
        )}
      </Page>
    </div>
  )
}
