/** A command line that cannot be carried out; the usage is printed after the message. */
export class WrongUse extends Error {}

/** Returns a required word of the command line. */
export const requireWord = (word: string | undefined, what: string): string => {
  if (!word) throw new WrongUse(`${what} is missing.`)
  return word
}
