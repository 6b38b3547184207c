/** Goes to another page of the site, and replaces this one in the browser's history. */
export const redirectTo = (path: string): void => location.replace(path)
