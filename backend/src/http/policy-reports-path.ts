/** Where browsers report what a page's content security policy blocked. Short: it is part of every page's header. */
export const policyReportsPath = '/api/csp'
