/** Stands in for the part by which a container loads from other containers: remotes never import each other. */
export const remotes = (): void => {}
