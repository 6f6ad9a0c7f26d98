export type FilmType = 'video/mp4' | 'video/webm'

/** Looks at a film while it comes in; throws a Refusal in words as soon as it cannot be one. */
export interface FilmCheck {
  /** takes the next bytes and gives back those that may be kept, altered where they told too much */
  next(bytes: Buffer): Buffer
  /** the file is over: the last bytes, if it was whole */
  end(): Buffer
}
