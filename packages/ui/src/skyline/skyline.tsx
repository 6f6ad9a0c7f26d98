import { drawings } from './drawings.tsx'
import { type SkylineProps, skylineFrame } from './skyline-frame.ts'

/** The mark of a city, drawn in `currentColor` with transparent openings. */
export function Skyline(props: SkylineProps) {
  return (
    <svg aria-hidden="true" {...skylineFrame(props)}>
      {drawings[props.city] ?? drawings.all}
    </svg>
  )
}
