/** What breaks a rule, by where it stands (a function, a folder, a file, a table), and by how much. */
export type Breaks = Readonly<Record<string, number>>
