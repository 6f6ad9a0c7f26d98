import type { CatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { mostLowStock } from '@nukkad/contracts/low-stock'
import { hrefs, Link, useUnsavedInput } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { PictureView } from '@nukkad/ui/picture-view'
import { TextField } from '@nukkad/ui/text-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { type FormEvent, useState } from 'react'
import styles from './merchant-products.module.css'
import { changeOf, draftOf, inputErrorsOf, type ProductDraft } from './product-draft.ts'
import { useCatalogChange } from './use-catalog-change.ts'

/** One variant with editable price and stock; a saved change can be undone. */
export function ProductRow({ item }: { readonly item: CatalogItem }) {
  // Only what was typed: what a change of another row brings about appears in the fields that were left alone.
  const [edits, setEdits] = useState<Partial<ProductDraft>>({})
  const draft = { ...draftOf(item), ...edits }
  const edit = (parts: Partial<ProductDraft>) => setEdits({ ...edits, ...parts })
  const [hasTried, setTried] = useState(false)
  const { change, undo, before, isBusy, error } = useCatalogChange(item, () => {
    setEdits({})
    setTried(false)
  })
  const wanted = changeOf(item, draft)
  const isDirty = Object.keys(wanted).length > 0
  const inputErrors = inputErrorsOf(draft)
  const isOneOfSeveral = Object.keys(item.options).length > 0
  const about = [item.title, ...Object.values(item.options)].join(', ')
  useUnsavedInput(isDirty)

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(inputErrors).length === 0 && isDirty) change(wanted)
  }

  return (
    <li className={styles.row}>
      <About item={item} />
      <form method="post" noValidate aria-label={about} className={styles.fields} onSubmit={save}>
        <TextField
          label="Price"
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={draft.price}
          error={hasTried ? inputErrors.price : undefined}
          onChange={(event) => edit({ price: event.target.value })}
        />
        <TextField
          label="MRP"
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={draft.mrp}
          error={hasTried ? inputErrors.mrp : undefined}
          onChange={(event) => edit({ mrp: event.target.value })}
        />
        <TextField
          label="Pieces"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.stock}
          error={hasTried ? inputErrors.stock : undefined}
          hint={item.held > 0 ? `${item.held} reserved by buyers who are paying` : undefined}
          onChange={(event) => edit({ stock: event.target.value })}
        />
        {isOneOfSeveral && (
          <Checkbox
            className={styles.inShop}
            label={`On sale in ${Object.values(item.options).join(', ')}`}
            disabled={!draft.isAvailable}
            checked={draft.isOffered}
            onChange={(event) => edit({ isOffered: event.target.checked })}
          />
        )}
        <Checkbox
          className={styles.inShop}
          label={isOneOfSeveral ? 'All variants in the shop' : 'In the shop'}
          checked={draft.isAvailable}
          onChange={(event) => edit({ isAvailable: event.target.checked })}
        />
        <p role="alert" className={styles.alert}>
          {error}
        </p>
        <Acts isDirty={isDirty} isBusy={isBusy} onReset={() => setEdits({})} onUndo={before ? undo : undefined} />
      </form>
    </li>
  )
}

function About({ item }: { readonly item: CatalogItem }) {
  return (
    <>
      <span className={styles.picture}>
        <PictureView picture={item.media_image} width={72} aspect={1} decorative />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={hrefs.product(item.slug, item.sku)} className={styles.link}>
            {item.title}
          </Link>
        </h2>
        <p className={styles.quiet}>{[...Object.values(item.options), item.sku].join(' · ')}</p>
        <StockBadge item={item} />
        <ButtonLink
          href={hrefs.merchantEditProduct(item.slug)}
          linkAs={Link}
          variant="secondary"
          size={40}
          className={styles.edit}
          aria-label={`Edit ${item.title}`}
        >
          Edit
        </ButtonLink>
      </div>
    </>
  )
}

interface ActsProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onReset: () => void
  /** undefined until something was saved */
  readonly onUndo: (() => void) | undefined
}

function Acts({ isDirty, isBusy, onReset, onUndo }: ActsProps) {
  const acts = useLostFocus<HTMLDivElement>(isDirty)
  const isSaved = !isDirty && onUndo !== undefined
  return (
    <div ref={acts} tabIndex={-1} className={isDirty || isSaved ? styles.acts : visuallyHidden}>
      <span role="status" className={styles.quiet}>
        {isSaved && 'Saved.'}
      </span>
      {isDirty && (
        <>
          <Button type="submit" size={48} busy={isBusy}>
            Save
          </Button>
          <Button variant="quiet" size={48} onClick={onReset}>
            Discard changes
          </Button>
        </>
      )}
      {isSaved && (
        <Button variant="quiet" size={48} busy={isBusy} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}

function StockBadge({
  item: { stock, is_available: isAvailable, is_offered: isOffered },
}: {
  readonly item: CatalogItem
}) {
  if (!isAvailable) return <Badge>Not in the shop</Badge>
  if (!isOffered) return <Badge>Not on sale</Badge>
  if (stock === 0) return <Badge tone="night">Sold out</Badge>
  return stock <= mostLowStock ? <Badge tone="warning">Only {stock} left</Badge> : null
}
