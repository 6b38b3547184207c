/** Header of a call that a page makes by itself, not for what a person just did: it uses a session and does not renew it. */
export const automaticCallHeader = 'x-automatic'
