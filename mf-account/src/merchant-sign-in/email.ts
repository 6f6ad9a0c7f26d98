/** The same rule as the server's, so that nobody waits for an answer to a typing slip. */
export const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return 'Write your email address.'
  return /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(email.trim()) ? undefined : 'That does not look like an email address.'
}
