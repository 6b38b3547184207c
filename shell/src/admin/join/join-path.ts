/** The path of an invitation's link, which has its token in the fragment. */
export const joinPath = '/admin/join'
