import { BlockList } from '@nukkad/blocks'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { Page } from '@nukkad/ui/page'
import type { Ref } from 'react'
import styles from './campaign.module.css'
import { NothingHere } from './nothing-here.tsx'

interface CampaignViewProps {
  readonly page: BlocksPage
  /** it has ended since, and stays for anyone who is in the middle of something */
  readonly hasEnded?: boolean
  /** where taps are heard; a preview counts nothing */
  readonly told?: Ref<HTMLDivElement>
}

/** A campaign in its own look, or what is said where there is nothing of it to see. */
export function CampaignView({ page, hasEnded = false, told }: CampaignViewProps) {
  const { accent, ground, pattern } = page.theme
  const hasHero = page.blocks.some(({ type }) => type === 'hero')
  return (
    <div ref={told} className={styles.campaign} data-accent={accent} data-ground={ground} data-pattern={pattern}>
      <Page className={styles.page}>
        {hasEnded && (
          <p role="status" className={styles.ended}>
            This has just ended. What you began here is kept, and can still be sent.
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
            <BlockList blocks={page.blocks} things={page.things} look="page" isMarked={told !== undefined} />
          </>
        )}
      </Page>
    </div>
  )
}
