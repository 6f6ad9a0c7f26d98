/**
 * Replaces axios' fetch adapter, a fifth of its size: browsers use the XMLHttpRequest adapter, which comes first in its
 * list anyway.
 */
export const getFetch = (): null => null
