import type { EditedBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { asSentence, PickedFieldset } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { ChosenPictureField } from '../parts/staff/chosen-picture.tsx'

export type Option = EditedBallot['options'][number]

interface OptionFieldsProps {
  readonly option: Option
  readonly isAward: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (parts: Partial<Option>) => void
}

/** The fields of one option. */
export function OptionFields({ option, isAward, errorOf, onChange }: OptionFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        maxLength={120}
        value={option.title}
        error={asSentence(errorOf('title'))}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="A line about it"
        optional
        maxLength={200}
        value={option.line}
        error={asSentence(errorOf('line'))}
        onChange={({ target }) => onChange({ line: target.value })}
      />
      {isAward && (
        <PickedFieldset
          label="Its page in the shop (optional)"
          hint="The maker’s page, to which its name leads."
          kind="brand"
          slug={option.slug ?? ''}
          city={null}
          error={asSentence(errorOf('slug'))}
          onChange={(slug) => onChange({ slug: slug || null })}
        />
      )}
      <ChosenPictureField
        label="Picture"
        picture={option.picture}
        error={errorOf('picture')}
        altError={errorOf('picture.alt')}
        // The server determines the picture's real dimensions.
        onChange={(picture) =>
          onChange({ picture: picture && { width: 800, height: 1000, color: '#e8dfd0', ...picture } })
        }
      />
    </>
  )
}
