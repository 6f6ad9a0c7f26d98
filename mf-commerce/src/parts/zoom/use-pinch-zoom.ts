import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { apart, held, middle, whole } from './pinch-geometry.ts'

const tapped = 2.5
/** More than the jitter of a finger, in pixels. */
const drag = 8

/** Two fingers zoom, one pans a zoomed picture, a tap zooms in and a second one zooms out. */
export function usePinchZoom() {
  const [place, setPlace] = useState(whole)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const size = useRef({ width: 0, height: 0 })
  const began = useRef({ x: 0, y: 0 })
  const reset = useCallback(() => setPlace(whole), [])
  const by = (factor: number) => setPlace((now) => held({ ...now, scale: now.scale * factor }, size.current))

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      began.current = { x: event.clientX, y: event.clientY }
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (place.scale > 1 || pointers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const fingers = pointers.current
      if (!fingers.has(event.pointerId)) return
      const before = [...fingers.values()]
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = [...fingers.values()]
      const factor = fingers.size > 1 && apart(before) > 0 ? apart(after) / apart(before) : 1
      const [from, to] = [middle(before), middle(after)]
      setPlace((now) => {
        if (now.scale === 1 && factor === 1) return now
        return held({ scale: now.scale * factor, x: now.x + to.x - from.x, y: now.y + to.y - from.y }, size.current)
      })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId)
    },
    onClick(event: { clientX: number; clientY: number; currentTarget: HTMLElement }) {
      const moved = Math.hypot(event.clientX - began.current.x, event.clientY - began.current.y)
      if (moved > drag) return
      const box = event.currentTarget.getBoundingClientRect()
      const aside = {
        x: box.left + box.width / 2 - event.clientX,
        y: box.top + box.height / 2 - event.clientY,
      }
      setPlace((now) =>
        now.scale > 1
          ? whole
          : held({ scale: tapped, x: aside.x * (tapped - 1), y: aside.y * (tapped - 1) }, size.current),
      )
    },
  }

  return {
    place,
    /** Measures the current picture, so that keys and buttons know how far it can be panned. */
    measure: useCallback((element: HTMLElement | null) => {
      if (element) size.current = { width: element.offsetWidth, height: element.offsetHeight }
    }, []),
    isEnlarged: place.scale > 1.01,
    handlers,
    reset,
    by(factor: number) {
      by(factor)
    },
    /** An arrow key pans in its direction. */
    nudge(key: string) {
      const step = 60
      const aside = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[key]
      if (aside) {
        setPlace((now) => held({ ...now, x: now.x + (aside[0] ?? 0), y: now.y + (aside[1] ?? 0) }, size.current))
      }
    },
  }
}
export type PinchZoom = ReturnType<typeof usePinchZoom>
