/** Where the link of an invitation leads, with its token in the fragment. */
export const joinPath = '/admin/join'
