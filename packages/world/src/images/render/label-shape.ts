import { passesOf } from './passes.ts'
import { coordinate } from './texture-sample.ts'
import type { LabelShape } from './textures.ts'

const [width, height] = [144, 180]
const kept = new Map<string, Promise<LabelShape>>()
const whole: LabelShape = { aspect: 1.5, from: 0, to: 1 }

/** The shape of a model's label in its main view: the other views show the same label. */
export function labelShapeOf(model: string, view: string): Promise<LabelShape> {
  const key = `${model}/${view}`
  const known = kept.get(key) ?? measure(model, view)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  return known
}

async function measure(model: string, view: string): Promise<LabelShape> {
  const { label, masks } = await passesOf(model, view, width, height)
  const mask = masks.label
  if (!label || !mask) return whole
  const seen: number[] = []
  for (let at = 0; at < mask.length; at++) {
    if ((mask[at] ?? 0) < 200) continue
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    seen.push(coordinate(label.fits[0], label.rest[0], at, x, y))
  }
  if (seen.length < 20) return whole
  seen.sort((a, b) => a - b)
  const slope = ({ line }: (typeof label.fits)[0]) => Math.hypot((line[0] ?? 0) / width, (line[1] ?? 0) / height)
  const aspect = slope(label.fits[1]) / Math.max(slope(label.fits[0]), 1e-6)
  return {
    aspect: Math.min(3.6, Math.max(0.5, aspect)),
    from: Math.max(0, seen[Math.floor(seen.length * 0.02)] ?? 0),
    to: Math.min(1, seen[Math.floor(seen.length * 0.98)] ?? 1),
  }
}
