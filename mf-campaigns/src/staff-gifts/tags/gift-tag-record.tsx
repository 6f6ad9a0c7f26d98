import { type EditedGiftTag, giftTag, saveGiftTag } from '@nukkad/contracts/endpoints/shop/gift-tags'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { asSentence } from '@nukkad/editor/fields'
import { formatNumber, Link, useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextField } from '@nukkad/ui/text-field'
import type { ReactNode } from 'react'
import { RecordFrame } from '../../parts/staff/record-frame.tsx'
import staff from '../../parts/staff/staff.module.css'
import { useRecord } from '../../parts/staff/use-record.ts'
import styles from '../staff-gifts.module.css'

/** A tag's label, and the categories whose products all have it. */
export function GiftTagRecord({ first, aside }: { readonly first: EditedGiftTag; readonly aside: ReactNode }) {
  const api = useApi()
  const params = { tag: first.tag }
  const editing = useRecord<EditedGiftTag>({
    queryKey: ['editor-gift-tags', first.tag],
    first,
    read: async () => (await api.call(giftTag, { params })).data,
    save: async ({ label, because, categories }, version) =>
      (await api.call(saveGiftTag, { params, body: { version, label, because, categories } })).data,
  })
  const { draft, saved, fields, change } = editing
  return (
    <RecordFrame editing={editing} aside={aside}>
      <p className={staff.quiet}>
        {formatNumber(saved.inStock)} {saved.inStock === 1 ? 'product' : 'products'} in stock{' '}
        {saved.inStock === 1 ? 'has' : 'have'} it. {saved.usedIn.length > 0 && 'Questions that use it: '}
        {saved.usedIn.map(({ slug, title }, at) => (
          <span key={slug}>
            {at > 0 && ', '}
            <Link to={staffHrefs.editorGifts(slug)}>{title}</Link>
          </span>
        ))}
      </p>
      <TextField
        label="Internal name"
        maxLength={60}
        value={draft.label}
        error={asSentence(fields.label)}
        onChange={({ target }) => change({ label: target.value })}
      />
      <TextField
        label="Reason when it is the only match"
        optional
        hint="After ‘Because’: it is a thing to keep"
        maxLength={80}
        value={draft.because ?? ''}
        error={asSentence(fields.because)}
        onChange={({ target }) => change({ because: target.value || null })}
      />
      <fieldset className={staff.group}>
        <legend>Categories where every product has it</legend>
        <p role="alert" className={staff.problem}>
          {asSentence(fields.categories)}
        </p>
        <div className={styles.categories}>
          {draft.allCategories.map(({ path, title, products }) => (
            <Checkbox
              key={path}
              label={title}
              hint={`${formatNumber(products)} ${products === 1 ? 'product' : 'products'}`}
              checked={draft.categories.includes(path)}
              onChange={({ target }) =>
                change({
                  // In the server's order, so that ticking and unticking leaves no change.
                  categories: draft.allCategories
                    .map((category) => category.path)
                    .filter((one) => (one === path ? target.checked : draft.categories.includes(one))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </RecordFrame>
  )
}
