import { useEffect, useState } from 'react'
import type { Mount } from '../mounts.ts'
import styles from './slot-frames.module.css'
import surface from './surface.module.css'

interface Box {
  readonly name: string
  readonly label: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The box of an element, or of its children if it has no box of its own. */
function boxOf(element: HTMLElement): Omit<Box, 'name' | 'label'> | undefined {
  const rects = [element, ...element.children].map((one) => one.getBoundingClientRect())
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0)
  const whole = seen[0] === rects[0] ? seen.slice(0, 1) : seen
  if (whole.length === 0) return undefined
  const left = Math.min(...whole.map((rect) => rect.left))
  const top = Math.min(...whole.map((rect) => rect.top))
  const right = Math.max(...whole.map((rect) => rect.right))
  const bottom = Math.max(...whole.map((rect) => rect.bottom))
  return { left, top, width: right - left, height: bottom - top }
}

function boxesOf(mounts: readonly Mount[]): Box[] {
  return mounts.flatMap(({ name, slot, element, release }) => {
    const box = boxOf(element)
    return box ? [{ name, label: `${slot} · ${release.name} ${release.version}`, ...box }] : []
  })
}

/** Borders and names of slots, drawn over the page; the panel gives the same information as text. */
export function SlotFrames({ mounts }: { readonly mounts: readonly Mount[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    let last = ''
    // There is no event for everything that can move a slot: fonts, pictures, content that opens above it.
    const look = () => {
      frame = requestAnimationFrame(look)
      const found = boxesOf(mounts)
      const next = JSON.stringify(found)
      if (next === last) return
      last = next
      setBoxes(found)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [mounts])
  return (
    <div className={`${surface.surface} ${styles.frames}`} aria-hidden="true">
      {boxes.map(({ name, label, ...box }) => (
        <div key={name} className={styles.frame} style={box}>
          {/* Stays visible even if the slot begins above the viewport. */}
          <span style={{ top: Math.max(0, -box.top) }}>{label}</span>
        </div>
      ))}
    </div>
  )
}
