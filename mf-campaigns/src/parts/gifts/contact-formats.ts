/** An Indian mobile number without its country code. */
export const phonePattern = /^[6-9]\d{9}$/
/** A mail address, as far as its form tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
