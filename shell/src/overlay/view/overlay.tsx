import type { OverlayPage } from '@nukkad/contracts/overlay'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BusLog } from '../bus-log.ts'
import type { Mounts } from '../mounts.ts'
import { type OverlayCalls, overlayCalls } from '../overlay-calls.ts'
import { Corner } from './corner.tsx'
import { Panel } from './panel.tsx'
import { SlotFrames } from './slot-frames.tsx'

export interface OverlayParts {
  readonly told: OverlayPage
  readonly mounts: Pick<Mounts, 'store'>
  readonly heard: BusLog
  readonly calls?: OverlayCalls
}

/** A chosen version takes effect after a reload, and the panel is open again there. */
const openKey = 'nukkad-overlay-open'
const wasOpen = () => {
  try {
    return sessionStorage.getItem(openKey) === '1'
  } catch {
    return false
  }
}
const remember = (isOpen: boolean) => {
  try {
    sessionStorage.setItem(openKey, isOpen ? '1' : '0')
  } catch {
    // Then it is closed in the next page.
  }
}

const isShortcut = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyO' && altKey && shiftKey && !ctrlKey && !metaKey

/** The developer overlay: a button, the badge of overrides, and the panel that the button or the keys open. */
export function Overlay({ told, mounts, heard, calls = overlayCalls }: OverlayParts) {
  const slots = useSyncExternalStore(mounts.store.subscribe, mounts.store.read)
  const [isOpen, open] = useState(wasOpen)
  const [byHand, openByHand] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const change = useCallback((next: boolean) => {
    open(next)
    remember(next)
    openByHand(next)
    if (!next) button.current?.focus()
  }, [])
  // Before the button is visible: the keys work as soon as it does.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      change(!isOpen)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOpen, change])
  return (
    <>
      {isOpen && <SlotFrames mounts={slots} />}
      {isOpen && (
        <Panel
          told={told}
          mounts={slots}
          heard={heard}
          calls={calls}
          takesFocus={byHand}
          onClose={() => change(false)}
        />
      )}
      <Corner told={told} calls={calls} isOpen={isOpen} button={button} onToggle={() => change(!isOpen)} />
    </>
  )
}
