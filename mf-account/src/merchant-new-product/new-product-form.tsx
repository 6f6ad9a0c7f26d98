import {
  addCatalogItem,
  mostNewPictures,
  sellingCategories,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import {
  ApiError,
  hrefs,
  queryOptions,
  useApi,
  useMutation,
  useNavigate,
  useNotify,
  useQuery,
  useQueryClient,
  useUnsavedInput,
} from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { Form } from '@nukkad/ui/form'
import { PhotoField } from '@nukkad/ui/photo-field'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import { withQuery } from '../parts/staff/page-of.ts'
import { catalogKey } from '../parts/staff/staff.queries.ts'
import styles from './new-product.module.css'
import { bodyOf, noFacts, type ProductFacts, slipsOf } from './product-facts.ts'

const categoriesQuery = (api: ReturnType<typeof useApi>) =>
  queryOptions({
    queryKey: ['merchant', 'categories'],
    queryFn: async ({ signal }) => (await api.call(sellingCategories, {}, { signal })).data,
    staleTime: 3_600_000,
  })

/** Every slip stands at its field, and the first one has the focus. */
export function NewProductForm() {
  const api = useApi()
  const go = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const photos = usePhotos()
  const fields = useRef<HTMLDivElement>(null)
  const [facts, setFacts] = useState(noFacts)
  const [hasTried, setTried] = useState(false)
  const adding = useMutation({
    mutationFn: async () => (await api.call(addCatalogItem, { body: bodyOf(facts, photos.urls) })).data,
    onSuccess: async ({ sku, title }) => {
      await client.invalidateQueries({ queryKey: catalogKey })
      notify(`${title} is on sale.`, { tone: 'success' })
      go(withQuery(hrefs.merchantProducts(), { q: sku }), { asks: false })
    },
    onError: () => focusFirst(),
  })
  useUnsavedInput(!adding.isSuccess && (facts !== noFacts || photos.photos.length > 0))

  const found = slipsOf(facts, photos.photos.length)
  const refused: Readonly<Record<string, string>> = adding.error instanceof ApiError ? adding.error.fields : {}
  const slips = { ...refused, ...(hasTried && found) }
  const focusFirst = () =>
    setTimeout(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const typed = (name: keyof ProductFacts) => ({
    value: facts[name],
    error: slips[name],
    onChange: ({ target }: { target: { value: string } }) => {
      adding.reset()
      setFacts({ ...facts, [name]: target.value })
    },
  })
  function submit() {
    setTried(true)
    if (photos.isSending) return photos.setError('A photo is still on its way. One moment.')
    if (Object.keys(found).length > 0) return void focusFirst()
    adding.mutate()
  }
  return (
    <Form
      label="A new product"
      submit="Put it on sale"
      size={56}
      busy={adding.isPending}
      problem={adding.error && Object.keys(refused).length === 0 ? adding.error.message : undefined}
      onSubmit={submit}
    >
      <div ref={fields} className={styles.fields}>
        <PhotoField
          label="Photos"
          hint="The first stands in lists. Daylight and a plain ground do most of the work."
          max={mostNewPictures}
          photos={photos.photos}
          error={photos.error ?? slips.pictures}
          onAdd={photos.add}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
        <FactFields typed={typed} />
      </div>
    </Form>
  )
}

interface FactFieldsProps {
  /** what a field shows and says, by its name */
  readonly typed: (name: keyof ProductFacts) => {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { target: { value: string } }) => void
  }
}

function FactFields({ typed }: FactFieldsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()))
  return (
    <>
      <TextField label="Name" maxLength={120} {...typed('title')} />
      <SelectField
        label="Category"
        placeholder="Choose"
        options={categories.map(({ path, title, section }) => ({ value: path, label: `${section}: ${title}` }))}
        {...typed('category')}
      />
      <TextField label="In one line" hint="Stands below the name" maxLength={160} {...typed('line')} />
      <TextArea
        label="About it"
        hint="Material, size, how it is made, how to look after it"
        rows={6}
        maxLength={4000}
        {...typed('description')}
      />
      <div className={styles.pair}>
        <TextField label="Price" before="₹" inputMode="decimal" maxLength={10} hint="With GST" {...typed('price')} />
        <TextField label="MRP" optional before="₹" inputMode="decimal" maxLength={10} {...typed('mrp')} />
        <TextField label="Pieces" inputMode="numeric" maxLength={7} {...typed('stock')} />
        <TextField
          label="Weight in grams"
          inputMode="numeric"
          maxLength={6}
          hint="As you send it"
          {...typed('weight_grams')}
        />
        <TextField label="Days until you can send it" inputMode="numeric" maxLength={2} {...typed('ready_in_days')} />
      </div>
    </>
  )
}
