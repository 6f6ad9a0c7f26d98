/** What a pixel shows: the product's primary colour, its secondary colour, the ground, the background, or the label. */
export type Role = 'colour' | 'accent' | 'ground' | 'back' | 'label'

/** One coordinate: an affine function of the picture's x and y (0 to 1), and the range of the remainder. */
export interface Fit {
  readonly line: readonly number[]
  readonly low: number
  readonly high: number
}

/** Coordinates on cloth or on a label: affine fits, and the remainders, a byte per pixel. */
export interface Coordinates {
  readonly fits: readonly [Fit, Fit]
  readonly rest: readonly [Buffer, Buffer]
}

/** The renderer's passes for one view of a model, at the size of the picture. */
export interface Passes {
  readonly width: number
  readonly height: number
  /** The part of the whole view that is shown. */
  readonly part: Part
  readonly base: Buffer
  readonly light: Buffer
  readonly masks: Readonly<Partial<Record<Role, Buffer>>>
  readonly print: Coordinates | null
  readonly label: Coordinates | null
}

/** A part of a view, in fractions of its width and height. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly size: number
}

/** The view uncropped. */
export const whole: Part = { left: 0, top: 0, size: 1 }
