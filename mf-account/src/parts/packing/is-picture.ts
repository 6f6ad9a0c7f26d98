/** Whether an option's value is the URL of a picture that the buyer uploaded. */
export const isPicture = (value: string): boolean => /^(https?:|\/)/.test(value)
