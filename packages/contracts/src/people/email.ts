/**
 * Local part, @, domain, a top-level part of at least two letters: the rule of the server and of every form. Without the
 * punctuation of mail headers: `a,asha@example.com` and `(a)asha@example.com` would be other names of one mailbox.
 */
export const emailPattern = '^[^\\s@<>()[\\]:;,"\\\\]+@[^\\s@<>()[\\]:;,"\\\\]+\\.[A-Za-z]{2,}$'

const address = new RegExp(emailPattern)

/** Whether the text is an email address, ignoring surrounding spaces. */
export const isEmail = (text: string): boolean => address.test(text.trim())
