/** The cookie by which the shell's server knows that an account is in a release's audience. */
export const accountMarkCookie = 'nukkad_account'

/** An account's mark: 32 hex digits that only the API can make, the same at each sign-in. It grants no access. */
export const isAccountMark = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
