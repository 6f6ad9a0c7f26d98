import { Button } from '../button/button.tsx'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './file-field.module.css'

export interface FileFieldProps extends FieldTexts {
  readonly name?: string
  /** what the chooser offers: 'application/pdf' */
  readonly accept: string
  /** the file that is there, or on its way */
  readonly file: { readonly name: string; readonly isSending: boolean } | undefined
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

/** One file: a native chooser until there is one, then its name and the way to take it out. */
export function FileField({ name, accept, file, onChoose, onRemove, ...texts }: FileFieldProps) {
  return (
    <Field {...texts}>
      {(tied) =>
        file ? (
          <div className={styles.file}>
            <span role="status" className={styles.name}>
              {file.isSending && <Spinner />}
              {file.name}
              {file.isSending && <VisuallyHidden> is on its way</VisuallyHidden>}
            </span>
            <Button id={tied.id} variant="quiet" size={40} onClick={onRemove}>
              Take out
            </Button>
          </div>
        ) : (
          <input
            {...tied}
            type="file"
            name={name}
            accept={accept}
            className={styles.input}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              // The same file may be chosen again after it was taken out.
              currentTarget.value = ''
              if (chosen) onChoose(chosen)
            }}
          />
        )
      }
    </Field>
  )
}
