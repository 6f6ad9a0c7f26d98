/** A command line that says nothing that can be done; the usage is printed after its message. */
export class WrongUse extends Error {}

/** A word that must be there. */
export const wanted = (word: string | undefined, what: string): string => {
  if (!word) throw new WrongUse(`${what} is missing.`)
  return word
}
