/** What nodemailer says about a mail that was not accepted. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/**
 * Status codes (RFC 3463) that are about the server, its protocol or our permission to send. A later try may succeed,
 * and they may be the answer to every mail: 554 5.7.1 Relay access denied.
 */
const isNotAboutAddress = /^\d{3}[ -]5\.[357]\./

/** The status with which a mail server refused the address itself for good, such as '550 5.1.1', or undefined. */
export function refusedAddress(error: unknown): string | undefined {
  const { code, command, responseCode = 0, response = '' } = error as SmtpError
  const isFinal = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
  if (!isFinal || isNotAboutAddress.test(response)) return undefined
  return /^\d{3}([ -]\d\.\d+\.\d+)?/.exec(response)?.[0] ?? String(responseCode)
}
