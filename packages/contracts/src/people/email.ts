/** Local part, @, domain, a top-level part of at least two letters: the rule of the server and of every form. */
export const emailPattern = '^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}$'

const address = new RegExp(emailPattern)

/** Could mail go there? Spaces around it do not count. */
export const isEmail = (text: string): boolean => address.test(text.trim())
