/** Goes to another page of the site; the page left behind is not one to come back to. */
export const leaveFor = (path: string): void => location.replace(path)
