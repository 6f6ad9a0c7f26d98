/** Keeps the theme that a visitor chose; without it, pages follow the device. */
export const themeCookie = 'theme'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme of this name; undefined for anything else. */
export const themeOf = (name: string | undefined): Theme | undefined => themes.find((theme) => theme === name)
