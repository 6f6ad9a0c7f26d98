import type { Block } from '@nukkad/contracts/block'
import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Chip } from '@nukkad/ui/chip'
import { useEffect, useRef, useState } from 'react'
import type { VariantKey } from '../editor/variants.ts'
import styles from './preview.module.css'
import { messageOf, type PreviewedPage, type PreviewReady } from './preview-messages.ts'

interface LivePreviewProps {
  readonly id: string
  readonly draft: CampaignDraft
  /** of the variant being edited */
  readonly blocks: readonly Block[]
  readonly variant: VariantKey
  readonly version: number
}
const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

/** A live preview of the page being edited, at the width of a phone or a desktop. */
export function LivePreview({ id, draft, blocks, variant, version }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<Width>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { title, description, theme } = draft
  const page: PreviewedPage = { type: 'nukkad.preview.page', title, description, theme, blocks, version, scheme }
  const latest = useRef(page)
  latest.current = page
  const text = JSON.stringify(page)

  useEffect(() => {
    const told = () => frame.current?.contentWindow?.postMessage(latest.current, location.origin)
    const hear = (event: MessageEvent) => {
      if (messageOf<PreviewReady>('nukkad.preview.ready', event, frame.current?.contentWindow, location.origin)) told()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin)
  }, [text])

  return (
    <section className={styles.preview} aria-labelledby="live-preview">
      <h2 id="live-preview">Preview</h2>
      <div className={styles.choices}>
        <Chip isSelected={width === 'phone'} onClick={() => setWidth('phone')}>
          Phone
        </Chip>
        <Chip isSelected={width === 'desktop'} onClick={() => setWidth('desktop')}>
          Desktop
        </Chip>
        <Chip isSelected={scheme === 'dark'} onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}>
          Dark
        </Chip>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the page by focusing it. */}
      <section className={styles.scroll} data-width={width} aria-label="The page" tabIndex={0}>
        <iframe
          ref={frame}
          title={`The page at the width of a ${width}`}
          className={styles.frame}
          width={widths[width]}
          height={720}
          src={staffHrefs.staffCampaignPreview(id, variant)}
        />
      </section>
    </section>
  )
}
