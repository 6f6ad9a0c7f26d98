/** An Indian mobile number without its country code. */
export const phonePattern = /^[6-9]\d{9}$/
/** A mail address, as far as its form tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
/** A number as `phonePattern` takes it, from what people write: '+91 98765 43210', '098765-43210'. */
export const plainPhone = (text: string) => text.replace(/[\s()-]/g, '').replace(/^(\+?91(?=\d{10}$)|0)/, '')
