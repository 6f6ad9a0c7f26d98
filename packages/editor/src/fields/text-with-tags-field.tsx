import { lazy, Suspense } from 'react'
import styles from '../editor.module.css'
import type { RichTextFieldProps } from '../rich-text/rich-text-field.tsx'

const RichTextField = lazy(async () => ({ default: (await import('../rich-text/rich-text-field.tsx')).RichTextField }))

/** A text with emphasis, links and lists; its code is loaded when the first such field is rendered. */
export const TextWithTagsField = (props: RichTextFieldProps) => (
  <Suspense fallback={<p className={styles.quiet}>Loading text …</p>}>
    <RichTextField {...props} />
  </Suspense>
)
