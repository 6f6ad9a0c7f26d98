const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Rupees as people write them here: ₹1,24,999, with paise only where there are any. */
export const rupees = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount)
