/** Header of a request that a page makes by itself, without a user action: it uses a session and does not renew it. */
export const automaticCallHeader = 'x-automatic'
