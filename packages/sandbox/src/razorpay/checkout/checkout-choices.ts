const ways = [
  ['upi', 'UPI', 'Approve in your app'],
  ['card', 'Card', 'Debit or credit'],
  ['netbanking', 'Net banking', 'Through your bank'],
] as const

const endings = [
  ['success', 'The bank says yes', 'The payment goes through at once.'],
  ['failure', 'The bank says no', 'It fails; you may try again here.'],
  ['pending', 'The bank takes its time', 'It stays open until you settle it below or on the control page.'],
  ['late', 'It fails, and is approved later', 'It times out first; the money arrives later.'],
  ['lost', 'Paid, but the window is lost', 'The bank says yes, but the shop’s page is not told.'],
] as const

const mandateEndings = [
  ['success', 'The bank says yes', 'The mandate is authorised and the first box is paid.'],
  ['failing', 'Yes today, no next time', 'The first charge goes through; later ones are refused.'],
  ['failure', 'The bank says no', 'It fails; you may try again here.'],
  ['lost', 'Paid, but the window is lost', 'The bank says yes, but the shop’s page is not told.'],
] as const

/** The payment methods as choices of the window's form; the requested one is selected, otherwise the first. */
export const waysToChoose = (method: string): string =>
  ways
    .map(
      ([value, title, text], at) =>
        `<label><input type="radio" name="method" value="${value}"${
          method === value || (at === 0 && !ways.some(([way]) => way === method)) ? ' checked' : ''
        }><span><b>${title}</b><small>${text}</small></span></label>`,
    )
    .join('\n')

/** The possible outcomes of a payment or a mandate, as choices of the window's form. */
export const endingsToChoose = (isMandate: boolean): string =>
  (isMandate ? mandateEndings : endings)
    .map(
      ([value, title, text], at) =>
        `<label><input type="radio" name="outcome" value="${value}"${at === 0 ? ' checked' : ''}><span><b>${title}</b><small>${text}</small></span></label>`,
    )
    .join('\n')
