/** How a spreadsheet tells a formula, the full-width forms of East Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A cell of a CSV that stays text, whatever somebody wrote into a form. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text)
