export type FilmType = 'video/mp4' | 'video/webm'

/** Checks a video while it is uploaded; throws a Refusal with a message as soon as it is invalid. */
export interface FilmCheck {
  /** takes the next bytes and returns those to store, with metadata such as the place of recording blanked out */
  next(bytes: Buffer): Buffer
  /** ends the file; returns the last bytes if it is complete */
  end(): Buffer
}
