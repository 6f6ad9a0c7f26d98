/** Whether a text is all digits: the id of a user's cart, as opposed to a guest's masked id. */
export const isNumericOnly = (text: string | null | undefined): boolean => /^\d+$/.test(text ?? '')
