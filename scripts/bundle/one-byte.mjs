/**
 * The same program in ASCII, which needs no decoding. V8 stores a source with a character beyond Latin-1 in two bytes
 * per character, so one quotation mark in a comment costs a server as much memory as its file is long. esbuild escapes
 * such characters in strings, but not in comments, regular expressions and tagged templates. There the escape means the
 * same, except where text, not a pattern, is read with `String.raw`.
 * @param {string} code of a bundle
 */
export const inOneByte = (code) =>
  code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
