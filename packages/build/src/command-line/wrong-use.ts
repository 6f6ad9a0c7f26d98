/** A command line that says nothing that can be done; the usage is printed after its message. */
export class WrongUse extends Error {}
