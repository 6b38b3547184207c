/** Names of modules, as webpack's aliases want them, and the files that stand in for them. */
export const leftOut: Record<string, string>
