import type { CatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { mostLowStock } from '@nukkad/contracts/low-stock'
import { formatRupees, hrefs, Link, useUnsavedInput } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { focusFirstError } from '@nukkad/ui/first-error'
import { PictureView } from '@nukkad/ui/picture-view'
import { TextField } from '@nukkad/ui/text-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styles from './merchant-products.module.css'
import { changeOf, draftOf, inputErrorsOf, type ProductDraft } from './product-draft.ts'
import { useCatalogChange } from './use-catalog-change.ts'

interface ProductRowProps {
  readonly item: CatalogItem
  /** told whenever the row gets changes that are not saved, or has none any more */
  readonly onDirty: (sku: string, isDirty: boolean) => void
}

/**
 * One variant with editable price and stock; a saved change can be undone. On phones its fields are folded away, so that
 * the list stays short.
 */
export function ProductRow({ item, onDirty }: ProductRowProps) {
  // Only what was typed: what a change of another row brings about appears in the fields that were left alone.
  const [edits, setEdits] = useState<Partial<ProductDraft>>({})
  const draft = { ...draftOf(item), ...edits }
  const edit = (parts: Partial<ProductDraft>) => setEdits({ ...edits, ...parts })
  const [hasTried, setTried] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fields = useId()
  const { change, undo, before, isBusy, error } = useCatalogChange(item, () => {
    setEdits({})
    setTried(false)
  })
  const wanted = changeOf(item, draft)
  const isDirty = Object.keys(wanted).length > 0
  const inputErrors = inputErrorsOf(draft)
  const about = [item.title, ...Object.values(item.options)].join(', ')
  useUnsavedInput(isDirty)
  useEffect(() => {
    onDirty(item.sku, isDirty)
    return () => onDirty(item.sku, false)
  }, [item.sku, isDirty, onDirty])

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(inputErrors).length > 0) focusFirstError(event.currentTarget)
    else if (isDirty && !isBusy) change(wanted)
  }

  return (
    <li className={styles.row} data-closed={isOpen || isDirty ? undefined : ''}>
      <About item={item}>
        <Button
          variant="secondary"
          size={40}
          className={styles.toggle}
          aria-expanded={isOpen || isDirty}
          aria-controls={fields}
          aria-label={`Price and stock of ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          Price and stock
        </Button>
      </About>
      <form
        id={fields}
        method="post"
        noValidate
        aria-label={about}
        data-dirty={isDirty || undefined}
        className={styles.fields}
        onSubmit={save}
      >
        <RowFields item={item} draft={draft} errors={hasTried ? inputErrors : {}} onChange={edit} />
        <p role="alert" className={styles.alert}>
          {error}
        </p>
        <Acts isDirty={isDirty} isBusy={isBusy} onReset={() => setEdits({})} onUndo={before ? undo : undefined} />
      </form>
    </li>
  )
}

interface RowFieldsProps {
  readonly item: CatalogItem
  readonly draft: ProductDraft
  readonly errors: ReturnType<typeof inputErrorsOf>
  readonly onChange: (parts: Partial<ProductDraft>) => void
}

function RowFields({ item, draft, errors, onChange }: RowFieldsProps) {
  const isOneOfSeveral = Object.keys(item.options).length > 0
  return (
    <>
      <TextField
        label="Price"
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={draft.price}
        error={errors.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <TextField
        label="MRP"
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={draft.mrp}
        error={errors.mrp}
        onChange={(event) => onChange({ mrp: event.target.value })}
      />
      <TextField
        label="Pieces"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={draft.stock}
        error={errors.stock}
        hint={item.held > 0 ? `${item.held} reserved by buyers who are paying` : undefined}
        onChange={(event) => onChange({ stock: event.target.value })}
      />
      <div className={styles.inShop}>
        {isOneOfSeveral && (
          <Checkbox
            label={`On sale in ${Object.values(item.options).join(', ')}`}
            disabled={!draft.isAvailable}
            checked={draft.isOffered}
            onChange={(event) => onChange({ isOffered: event.target.checked })}
          />
        )}
        <Checkbox
          label={isOneOfSeveral ? 'All variants in the shop' : 'In the shop'}
          checked={draft.isAvailable}
          onChange={(event) => onChange({ isAvailable: event.target.checked })}
        />
      </div>
    </>
  )
}

function About({ item, children }: { readonly item: CatalogItem; readonly children: ReactNode }) {
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
        <div className={styles.state}>
          <p className={styles.summary}>
            {formatRupees(item.price)} · {item.stock === 1 ? '1 piece' : `${item.stock} pieces`}
          </p>
          <StockBadge item={item} />
        </div>
      </div>
      <div className={styles.doors}>
        {children}
        <ButtonLink
          href={hrefs.merchantEditProduct(item.slug)}
          linkAs={Link}
          variant="secondary"
          size={40}
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
