import { asSentence } from '@nukkad/contracts/as-sentence'
import { mostNewPictures } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { ApiError, useMutation, useUnsavedInput } from '@nukkad/platform'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { PhotoField } from '@nukkad/ui/photo-field'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Check, type Facts, type InputErrors, inputErrorsOf, isSame } from './product-facts.ts'
import styles from './product-form.module.css'
import { usePhotoGroups } from './use-photo-groups.ts'
import { type Typed, WordFields } from './word-fields.tsx'

/** A row of photos: all of a product's, or those of one colour. */
interface PhotoRow {
  readonly label: string
  /** the field name under which the server reports errors in it */
  readonly name: string
  readonly urls: readonly string[]
}

interface ProductFormProps<More extends string> {
  readonly label: string
  readonly submit: string
  /** the stored values */
  readonly before: Facts<More>
  /** what was typed before the form was remounted */
  readonly typed?: Facts<More> | undefined
  readonly rows: readonly PhotoRow[]
  /** the arrangement of the photos before the form was remounted */
  readonly arranged?: readonly (readonly string[])[] | undefined
  /** the server's refusal of the typed values, from before the form was remounted */
  readonly refusal?: ApiError | undefined
  readonly checks: (facts: Facts<More>, counts: readonly number[]) => readonly Check[]
  readonly save: (facts: Facts<More>, pictures: readonly (readonly string[])[]) => Promise<unknown>
  /** fields below the texts */
  readonly fields: (typed: Typed<keyof Facts<More>>, facts: Facts<More>) => ReactNode
  /** content below the button */
  readonly after?: (isDirty: boolean) => ReactNode
}

/** The form of a product's texts and photos. Every error is shown at its field, and the first one gets the focus. */
export function ProductForm<More extends string>(props: ProductFormProps<More>) {
  const { label, submit, before, rows, checks, save, fields, after, refusal } = props
  const photos = usePhotoGroups(props.arranged ?? rows.map(({ urls }) => urls))
  const form = useRef<HTMLDivElement>(null)
  // Only what was typed: a value that is stored while the form is open appears in the fields that were left alone.
  const [edits, setEdits] = useState<Partial<Facts<More>>>(props.typed ?? {})
  const facts: Facts<More> = { ...before, ...edits }
  const [hasTried, setTried] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const pictures = photos.groups.map(({ urls }) => urls)
  const saving = useMutation({ mutationFn: () => save(facts, pictures), onError: () => focusFirstError(form.current) })
  const isDirty =
    photos.isSending ||
    photos.hasFailed ||
    !isSame(facts, before) ||
    !isSame(
      pictures,
      rows.map(({ urls }) => urls),
    )
  useUnsavedInput(!saving.isSuccess && isDirty)
  useEffect(() => {
    if (refusal) focusFirstError(form.current)
  }, [refusal])

  const found = inputErrorsOf(
    checks(
      facts,
      photos.groups.map((group) => group.photos.length),
    ),
  )
  const error = saving.error ?? (isTouched ? undefined : refusal)
  const refused: InputErrors = error instanceof ApiError ? error.fields : {}
  const inputErrors: InputErrors = { ...refused, ...(hasTried && found) }
  const typed = (name: keyof Facts<More>) => ({
    value: facts[name] ?? '',
    error: asSentence(inputErrors[name] ?? inputErrors[name.split('.')[0] ?? '']),
    onChange: ({ target }: { target: { value: string } }) => {
      saving.reset()
      setTouched(true)
      setEdits({ ...edits, [name]: target.value })
    },
  })
  function submitAll() {
    setTried(true)
    if (!photos.areReady()) return
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    saving.mutate()
  }
  const isToldInWords = error instanceof ApiError && (error.status === 409 || Object.keys(refused).length === 0)
  return (
    <div className={styles.form}>
      <Form
        label={label}
        submit={submit}
        size={56}
        busy={saving.isPending}
        error={isToldInWords ? error.message : undefined}
        onSubmit={submitAll}
        after={after?.(isDirty)}
      >
        <div ref={form} className={styles.fields}>
          {photos.groups.map(({ urls: _, error: problem, ...group }, at) => (
            <PhotoField
              key={rows[at]?.name}
              label={rows[at]?.label ?? ''}
              hint={at === 0 && 'The first one is shown in lists. Daylight and a plain background work best.'}
              max={Math.max(mostNewPictures, rows[at]?.urls.length ?? 0)}
              error={problem ?? asSentence(inputErrors[rows[at]?.name ?? ''] ?? inputErrors.galleries)}
              {...group}
            />
          ))}
          <WordFields typed={typed}>{fields(typed, facts)}</WordFields>
        </div>
      </Form>
    </div>
  )
}
