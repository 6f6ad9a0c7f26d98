import type { CityMap } from '@nukkad/contracts/endpoints/city/city-maps'
import type { Span } from '../geometry.ts'
import type { Group } from '../pins/use-groups.ts'
import type { FrameSize } from '../use-frame-size.ts'
import { Sketch } from './sketch.tsx'
import { SketchNames } from './sketch-names.tsx'

interface DrawingProps {
  readonly map: CityMap
  readonly span: Span
  readonly zoom: number
  readonly frame: FrameSize
  readonly groups: readonly Group[]
}

/** The sketch with its labels; a chunk of its own, because only visitors who reach a map see it. */
export function Drawing({ groups, ...drawn }: DrawingProps) {
  return (
    <>
      <Sketch {...drawn} />
      <SketchNames {...drawn} groups={groups} />
    </>
  )
}
