import { useNotify } from '@nukkad/platform'
import { copyText } from '@nukkad/platform/copying'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconCopy } from '@nukkad/ui/icons'

/** Copies a text to the clipboard; if the browser denies that, the text is shown to be selected by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const notify = useNotify()
  async function copy() {
    if (await copyText(text)) notify('Copied', { tone: 'success' })
    else notify('Your browser does not allow copying: select the number and copy it.')
  }
  return <IconButton label={label} icon={<IconCopy size={18} />} size={40} onClick={() => void copy()} />
}
