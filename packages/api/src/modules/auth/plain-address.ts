/** A mail address as accounts keep it: without spaces around it, in small letters. */
export const plainAddress = (email: string): string => email.trim().toLowerCase()
