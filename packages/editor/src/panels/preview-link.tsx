import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import type { MouseEvent } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import own from './content-editor.module.css'

interface PreviewLinkProps {
  readonly editing: Pick<EditingSteps, 'saving' | 'flush'>
  readonly href: string
}

/** Opens the preview in a new tab. What was just typed is saved before that tab asks for it. */
export function PreviewLink({ editing, href }: PreviewLinkProps) {
  async function open(event: MouseEvent) {
    if (editing.saving === 'saved' || event.defaultPrevented) return
    // Opened at once, since browsers block a tab that opens later than the tap.
    const tab = window.open('about:blank', '_blank')
    if (!tab) return void editing.flush()
    event.preventDefault()
    tab.opener = null
    await editing.flush()
    tab.location.replace(href)
  }
  return (
    <a className={own.preview} href={href} target="_blank" rel="noreferrer" onClick={(event) => void open(event)}>
      Preview
      <VisuallyHidden> in a new tab</VisuallyHidden>
    </a>
  )
}
