import { type Ref, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './file-field.module.css'

export interface FileFieldProps extends FieldTexts {
  readonly name?: string
  /** the accepted types: 'application/pdf' */
  readonly accept: string
  /** the chosen file, uploaded or uploading */
  readonly file: { readonly name: string; readonly isSending: boolean } | undefined
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

/** One file: a native file input until a file is chosen, then its name and a button to remove it. */
export function FileField({ name, accept, file, onChoose, onRemove, ...texts }: FileFieldProps) {
  const control = useRef<HTMLElement>(null)
  const isOurDoing = useRef(false)
  const hasFile = file !== undefined
  // The pressed control is gone: its replacement takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control is a different one with a file than without
  useEffect(() => {
    if (isOurDoing.current) control.current?.focus()
    isOurDoing.current = false
  }, [hasFile])
  return (
    <Field {...texts}>
      {({ id, ...told }) =>
        file ? (
          <div className={styles.file}>
            {/* The label is for the name: if it were for the button, a tap on it would remove the file. */}
            <span id={id} role="status" className={styles.name}>
              {file.isSending && <Spinner />}
              {file.name}
              {file.isSending && <VisuallyHidden> is on its way</VisuallyHidden>}
            </span>
            <Button
              ref={control as Ref<HTMLButtonElement>}
              variant="quiet"
              size={40}
              aria-label={`Remove ${file.name}`}
              aria-describedby={told['aria-describedby']}
              onClick={() => {
                isOurDoing.current = true
                onRemove()
              }}
            >
              Remove
            </Button>
          </div>
        ) : (
          <input
            {...told}
            ref={control as Ref<HTMLInputElement>}
            id={id}
            type="file"
            name={name}
            accept={accept}
            className={styles.input}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              // The same file can be chosen again after it was removed.
              currentTarget.value = ''
              if (!chosen) return
              isOurDoing.current = true
              onChoose(chosen)
            }}
          />
        )
      }
    </Field>
  )
}
