/** All digits: a user's cart, against the masked id of a guest's. */
export const isNumericOnly = (text: string | null | undefined): boolean => /^\d+$/.test(text ?? '')
