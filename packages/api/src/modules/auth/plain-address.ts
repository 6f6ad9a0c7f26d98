/** An email address as accounts store it: trimmed and in lower case. */
export const plainAddress = (email: string): string => email.trim().toLowerCase()
