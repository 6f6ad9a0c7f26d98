import styles from './focus-field.module.css'

interface Point {
  readonly x: number
  readonly y: number
}
interface FocusFieldProps {
  readonly url: string
  readonly focus: Point | undefined
  readonly onChange: (focus: Point) => void
}

const middle: Point = { x: 50, y: 50 }

/** The focal point of a photo, which is never cropped: set with two sliders, or by a tap on the picture. */
export function FocusField({ url, focus = middle, onChange }: FocusFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>Focal point</legend>
      {/* The sliders offer the same to keyboard and screen-reader users. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        className={styles.picture}
        onClick={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect()
          onChange({ x: percent(clientX - box.left, box.width), y: percent(clientY - box.top, box.height) })
        }}
      >
        <img src={`${url}?fm=webp&width=320`} alt="" />
        <span className={styles.point} style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
      </div>
      <Slider label="From the left" value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label="From the top" value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </fieldset>
  )
}

const percent = (at: number, whole: number) => Math.round(Math.min(100, Math.max(0, (at / (whole || 1)) * 100)))

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}
const Slider = ({ label, value, onChange }: SliderProps) => (
  <label className={styles.slider}>
    {label}
    <input type="range" min={0} max={100} value={value} onChange={(event) => onChange(Number(event.target.value))} />
  </label>
)
