/** Breaks of a rule, by place (a function, a folder, a file, a table), and by how much. */
export type Breaks = Readonly<Record<string, number>>
