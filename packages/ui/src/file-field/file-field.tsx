import { type Ref, useEffect, useRef } from 'react'
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
  const control = useRef<HTMLElement>(null)
  const isOurDoing = useRef(false)
  const hasFile = file !== undefined
  // What was pressed is gone: what came in its place takes its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control is another one with a file than without
  useEffect(() => {
    if (isOurDoing.current) control.current?.focus()
    isOurDoing.current = false
  }, [hasFile])
  return (
    <Field {...texts}>
      {({ id, ...told }) =>
        file ? (
          <div className={styles.file}>
            {/* The label leads to the name: were it tied to the button, a tap on it would take the file out. */}
            <span id={id} role="status" className={styles.name}>
              {file.isSending && <Spinner />}
              {file.name}
              {file.isSending && <VisuallyHidden> is on its way</VisuallyHidden>}
            </span>
            <Button
              ref={control as Ref<HTMLButtonElement>}
              variant="quiet"
              size={40}
              aria-label={`Take out ${file.name}`}
              aria-describedby={told['aria-describedby']}
              onClick={() => {
                isOurDoing.current = true
                onRemove()
              }}
            >
              Take out
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
              // The same file may be chosen again after it was taken out.
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
