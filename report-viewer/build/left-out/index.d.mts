/** The replacement files by module name, as webpack aliases. */
export const leftOut: Record<string, string>
