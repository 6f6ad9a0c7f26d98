import { asSentence } from '@nukkad/contracts/as-sentence'
import type { OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { formatRupees, useUnsavedInput } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import { inputErrorsOf, isSame } from '../../parts/product/product-facts.ts'
import product from '../../parts/product/product-form.module.css'
import { checksOf, hasUnnamed, likeOf, type NewSize, noSize } from './new-size.ts'
import type { useOwnSizes } from './use-own-sizes.ts'

interface NewSizeFormProps {
  readonly product: OwnProduct
  readonly adding: ReturnType<typeof useOwnSizes>['adding']
}

/** Adds a size, which is on sale at once. What was typed stays after a refusal. */
export function NewSizeForm({ product: own, adding }: NewSizeFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(noSize)
  const [hasTried, setTried] = useState(false)
  useUnsavedInput(!isSame(typed, noSize))
  const found = inputErrorsOf(checksOf(own, typed))
  const refused = formErrors(adding.error)
  const inputErrors = { ...refused.fields, ...(hasTried && found) }
  const like = likeOf(own, typed)
  const field = (name: keyof NewSize) => ({
    value: typed[name],
    error: asSentence(inputErrors[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      adding.reset()
      setTyped({ ...typed, [name]: target.value })
    },
  })
  function submit() {
    setTried(true)
    if (Object.keys(found).length > 0) return focusFirstError(fields.current)
    adding.mutate(typed, {
      onSuccess() {
        setTyped(noSize)
        setTried(false)
      },
      onError: () => focusFirstError(fields.current),
    })
  }
  return (
    <Form label="Add a size" submit="Add the size" busy={adding.isPending} error={refused.error} onSubmit={submit}>
      <div ref={fields} className={product.pair}>
        {hasUnnamed(own) && (
          <TextField
            label="Size of the pieces so far"
            hint="Buyers then choose between this size and the new one"
            autoComplete="off"
            maxLength={20}
            {...field('size_so_far')}
          />
        )}
        {own.colour === null && (
          <SelectField
            label="Its colour"
            placeholder="Choose"
            options={own.galleries.map(({ colour, name }) => ({ value: colour, label: name ?? 'Without a colour' }))}
            {...field('colour')}
          />
        )}
        <TextField label="New size" hint="For example XL" autoComplete="off" maxLength={20} {...field('size')} />
        <TextField label="Pieces" inputMode="numeric" autoComplete="off" maxLength={7} {...field('stock')} />
        <TextField
          label="Price of this size"
          optional
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          hint={like && `If empty, ${formatRupees(like.price)}`}
          {...field('price')}
        />
      </div>
    </Form>
  )
}
