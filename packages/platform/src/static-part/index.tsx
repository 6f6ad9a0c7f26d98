// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useNavigate } from '@nukkad/platform'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { serverHtml } from './server-html.ts'

/** Whether the visitor has interacted with the page: from then on screens are rendered by the browser. */
const hasBegun = () => typeof window === 'undefined' || navigator.userActivation?.hasBeenActive !== false

/**
 * A part of a screen with only text, pictures and links. The server-rendered markup is kept, and its script is not part
 * of a first visit; it is loaded when the browser renders the screen itself, or when the part has to show other props.
 */
export function staticPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Here: ComponentType<Props> | undefined
  async function fetchPart(): Promise<void> {
    Here ??= await load()
  }
  if (hasBegun()) fetchPart().catch(() => {})
  return function Part(props: Props) {
    const [isHere, setHere] = useState(Here !== undefined)
    const [fault, setFault] = useState<unknown>()
    const { current: drawn } = useRef(props)
    const isSame = (Object.keys(props) as (keyof Props)[]).every((name) => props[name] === drawn[name])
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (isHere || (isSame && place.current?.firstChild)) return
      fetchPart().then(
        () => setHere(true),
        // Keeps what the server rendered; without it the screen has failed to load.
        (error: unknown) => (place.current?.firstChild ? undefined : setFault(error)),
      )
    }, [isHere, isSame])
    const lead = useLinks()
    useEffect(() => (isHere ? undefined : lead(place.current)), [isHere, lead])
    if (fault !== undefined) throw fault
    if (!isHere || !Here) return <div key="drawn" ref={place} {...serverHtml} />
    return (
      <div>
        <Here {...props} />
      </div>
    )
  }
}

/** Makes links inside static markup navigate within the page. */
function useLinks() {
  const navigate = useNavigate()
  const go = useRef(navigate)
  useEffect(() => {
    go.current = navigate
  })
  return useRef((element: HTMLElement | null) => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || link.target || link.origin !== location.origin || event.defaultPrevented) return
      event.preventDefault()
      go.current(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }).current
}
