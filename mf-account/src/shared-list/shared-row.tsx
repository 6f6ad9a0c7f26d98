import { hrefs, Link } from '@nukkad/platform'
import { useSaved } from '@nukkad/platform/saves'
import { ButtonLink } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconBag, IconHeart } from '@nukkad/ui/icons'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { ContentRow, type RowContent } from '../parts/content-row/content-row.tsx'
import styles from './shared-list.module.css'
import type { SharedListItem } from './shared-list.queries.ts'

interface SharedRowProps {
  readonly item: SharedListItem
  readonly content: RowContent
}

/** A thing on a shared list, with the reader's own heart. A product leads to its page, where size and colour are chosen. */
export function SharedRow({ item: { kind, ref, product }, content }: SharedRowProps) {
  const { isSaved, toggle } = useSaved(kind, ref)
  return (
    <li>
      <ContentRow
        content={content}
        action={
          <IconButton
            size={40}
            label={`Save ${content.title}`}
            aria-pressed={isSaved}
            icon={<IconHeart size={20} />}
            onClick={toggle}
          />
        }
      />
      {product?.isAvailable && (
        <div className={styles.buy}>
          <ButtonLink
            variant="secondary"
            size={40}
            linkAs={Link}
            href={hrefs.product(product.slug)}
            icon={<IconBag size={18} />}
          >
            Choose and buy<VisuallyHidden> {content.title}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
