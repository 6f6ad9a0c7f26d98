/** Addresses with or without their beginning, and what only somebody writes who wants to be clicked. */
const link = /https?:|www\.|\b(?:javascript|data|mailto|tel):|<\s*\/?\s*[a-z]/i
/** Only as addresses are written: "It fits.In the sun" is a missing blank. */
const domain =
  /\b[\w-]+\.(?:com|in|net|org|shop|store|io|co|xyz|info|biz|me|link|ly|app|site|online|club|ru|cn|COM|IN)\b/

/** Is there anything in what a person wrote that leads away? Then somebody reads it first. */
export const carriesLink = (...texts: readonly string[]): boolean =>
  texts.some((text) => link.test(text) || domain.test(text))
