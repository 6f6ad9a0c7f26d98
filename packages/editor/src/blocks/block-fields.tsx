import type { Block } from '@nukkad/contracts/block'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import styles from '../editor.module.css'
import type { BlockFormProps, EditedKind } from './edited-kind.ts'
import { inputErrorsOf } from './input-errors.ts'

const forms = new WeakMap<EditedKind, ComponentType<BlockFormProps>>()
function formOf(kind: EditedKind): ComponentType<BlockFormProps> {
  const known = forms.get(kind)
  if (known) return known
  const Form = lazy(async () => ({ default: await kind.load() }))
  forms.set(kind, Form)
  return Form
}

interface BlockFieldsProps {
  readonly block: Block
  readonly kind: EditedKind | undefined
  readonly city: string | null
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (block: Block) => void
  /** Called when its fields can be edited. */
  readonly onReady: () => void
}

/** The fields of one block; for a block unknown to this release, an explanation. */
export function BlockFields({ block, kind, city, inputErrors, onChange, onReady }: BlockFieldsProps) {
  if (!kind)
    return (
      <p className={styles.quiet}>
        Its kind is “{block.type}”, version {block.v}. It can be moved or removed, but not edited.
      </p>
    )
  const Form = formOf(kind)
  const own = inputErrorsOf(inputErrors, block.id)
  return (
    <BlockBoundary>
      <Suspense fallback={<p className={styles.quiet}>Loading fields …</p>}>
        <Form data={block.data} city={city} inputErrors={own} onChange={(data) => onChange({ ...block, data })} />
        <Ready tell={onReady} />
      </Suspense>
      <p role="alert" className={styles.alert} tabIndex={-1} data-error={own[''] ? '' : undefined}>
        {own[''] && `This block ${own['']}.`}
      </p>
    </BlockBoundary>
  )
}

function Ready({ tell }: { readonly tell: () => void }) {
  // Called once, when the fields have loaded: later calls would take the focus away from the editor.
  useEffect(tell, [])
  return null
}

/** Reports a failing block in its place; all others stay editable. */
class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert" className={styles.alert}>
        The fields of this block do not work at the moment. It can be moved or removed; its content is kept.
      </p>
    )
  }
}
