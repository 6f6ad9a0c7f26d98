const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees as people in India write them: 124999 → ₹1,24,999 and 99.5 → ₹99.50. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100)
  const text = (paise % 100 === 0 ? whole : exact).format(paise / 100)
  return `${rupees < 0 && paise > 0 ? '−' : ''}₹${text}`
}
