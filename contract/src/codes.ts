/**
 * Every code an answer can carry, with its HTTP status and when it happens. The table is part of the API description
 * and only grows. Codes of the specification first (section 8), then ours (product decisions, fixed points).
 */
export const codes = {
  NO_AUTHORIZATION: {
    http: 403,
    reason: 'The permission is missing (403), or nobody is signed in and a login is required (401).',
  },
  NOT_FOUND: { http: 404, reason: 'No such thing, or not one of this customer.' },
  LIST_NOT_FOUND: { http: 404, reason: 'No such list, or not one of this customer.' },
  BASKET_NOT_FOUND: { http: 404, reason: 'No such basket, or not one of this user.' },
  DB_ENTRY_NOT_FOUND: { http: 404, reason: 'The line to change is not there any more.' },
  DOCUMENT_NOT_FOUND: {
    http: 404,
    reason: 'No such document, not one of this customer, or not visible to this user.',
  },
  ADDRESS_NOT_FOUND: { http: 404, reason: 'No such delivery address of this customer.' },
  MISSING_NAME: { http: 422, reason: 'A name is needed and was empty.' },
  INVALID_NAME: { http: 422, reason: 'The name cannot be used (too long, or not printable).' },
  NAME_ALREADY_TAKEN: { http: 409, reason: 'Another basket or list of the owner already has this name.' },
  INVALID_MATNR: { http: 404, reason: 'The article number is missing or no article has it.' },
  ARTICLE_NUMBER_NOT_FOUND: { http: 404, reason: 'No article has the number that was typed or scanned.' },
  ALREADY_IN_COMPARISON: { http: 409, reason: 'The article is already in the comparison.' },
  COMPARISON_FULL: { http: 409, reason: 'The comparison holds as many articles as it may.' },
  LABELS_EMPTY: { http: 409, reason: 'No article is chosen to print labels for.' },
  DATANORM_EMPTY: { http: 409, reason: 'No article of the choice can be handed over.' },
  DATANORM_TOO_LARGE: { http: 409, reason: 'More articles than one DATANORM file has.' },
  LABELS_FULL: { http: 409, reason: 'More labels than one print may have.' },
  INVALID_GENERATE_LABELS_PARAMS: {
    http: 422,
    reason: 'Supplier id and article number do not name an energy label.',
  },
  PRICE_ON_REQUEST: {
    http: 409,
    reason: 'The customer has no price for the article: it can be asked for only.',
  },
  INVALID_QUANTITY: {
    http: 422,
    reason: 'The quantity is no multiple of the step, not above zero, or above the maximum.',
  },
  BASKET_FULL: { http: 409, reason: 'The basket has as many lines as it may have; the number comes along.' },
  TOO_MANY_BASKETS: {
    http: 409,
    reason: 'The user has as many baskets as he may have; the number comes along.',
  },
  VERSION_CONFLICT: {
    http: 409,
    reason: 'Somebody changed the same line since it was read; the current state comes along.',
  },
  INVALID_CREDENTIALS: { http: 401, reason: 'User name or password is wrong.' },
  USER_LOCKED: {
    http: 403,
    reason: 'The user is locked or not activated (told only after the right password).',
  },
  USER_NOT_FOUND: { http: 404, reason: 'No such user, or not one of this customer.' },
  OWN_ACCOUNT: {
    http: 409,
    reason: 'Nobody does this to his own account: another master user or the wholesaler does.',
  },
  LAST_MASTER: { http: 409, reason: 'The customer would be without a master user who can sign in.' },
  NOT_CONFIRMED: {
    http: 409,
    reason: 'The change ends the sessions of whoever sends it, and is done only when confirmed.',
  },
  CUSTOMER_LOCKED: {
    http: 403,
    reason: 'The customer number is locked (told only after the right password).',
  },
  SHOP_LOCKED: { http: 503, reason: 'The shop is in maintenance mode for everybody not signed in.' },
  INITIAL_PASSWORD: { http: 403, reason: 'The initial password must be replaced at login.' },
  INITIAL_PASSWORD_EXPIRED: { http: 403, reason: 'The initial password is too old to be used.' },
  PASSWORD_RECENTLY_USED: {
    http: 422,
    reason: 'The new password is one of the last five; told as the code of its field.',
  },
  TERMS_NOT_ACCEPTED: { http: 403, reason: 'The terms of use must be accepted first.' },
  CUSTOMER_NOT_SELECTED: { http: 403, reason: 'Field sales must choose a customer first.' },
  CUSTOMER_NOT_ASSIGNED: { http: 404, reason: 'The customer number is not one of this user.' },
  TOO_MANY_ATTEMPTS: { http: 429, reason: 'Too many attempts; wait and try again.' },
  RESET_TOKEN_MISSING: { http: 422, reason: 'The address has no token of a mail in it.' },
  RESET_TOKEN_INVALID: { http: 404, reason: 'No such token, or it was used already.' },
  RESET_TOKEN_EXPIRED: { http: 410, reason: 'The token is too old.' },
  INITIAL_USER: {
    http: 409,
    reason: 'A user with an initial password cannot reset it; he signs in with it or gets access data anew.',
  },
  INVALID_CAPTCHA: { http: 422, reason: 'The captcha is missing, wrong or used up.' },
  CHECKOUT_CHANGED: {
    http: 409,
    reason: 'Prices, dates or lines differ from what was seen; the differences come along.',
  },
  CHECKOUT_INCOMPLETE: {
    http: 422,
    reason: 'Something the order needs is missing; the problems come along.',
  },
  BASKET_EMPTY: { http: 409, reason: 'The basket has no lines to order.' },
  IDEMPOTENCY_CONFLICT: { http: 409, reason: 'The key was already used for another order or request.' },
  BUDGET_EXCEEDED: {
    http: 409,
    reason:
      "The order exceeds the user's budget, which is set to refuse such orders instead of asking for a release.",
  },
  CONTEXT_CHANGED: {
    http: 409,
    reason: 'The session has another customer or user than the page was made for.',
  },
  ORIGIN_NOT_ALLOWED: { http: 403, reason: 'A write came from a page of another origin.' },
  CHANGED_MEANWHILE: {
    http: 409,
    reason: 'Somebody changed or removed what is to be saved since it was read; nothing was saved.',
  },
  STATE_NOT_ALLOWED: { http: 409, reason: 'The document is in a state that does not allow this step.' },
  INVALID_PARAMS: { http: 422, reason: 'A parameter is missing or cannot be read; the fields come along.' },
  UNKNOWN_EVENT: {
    http: 404,
    reason: 'The resource has no such event for this method, or the address takes other methods (405).',
  },
  UNREADABLE_REQUEST: {
    http: 400,
    reason:
      'What was sent is no request that can be read, did not arrive in time (408), is of a media type that nothing here takes (415), or asks for a state (412) or a part of a file (416) that is not there.',
  },
  PAYLOAD_TOO_LARGE: { http: 413, reason: 'The request, or its headers (431), is larger than allowed.' },
  TOO_MANY_REQUESTS: { http: 429, reason: 'More requests than one address may send.' },
  NOT_IN_THIS_FORMAT: {
    http: 409,
    reason:
      'The document has no form in the format that was asked for; the fault says why. Other formats hold it.',
  },
  NOT_IMPLEMENTED: { http: 501, reason: 'The event is described but not served by this version.' },
  TRY_AGAIN_LATER: {
    http: 503,
    reason:
      'The shop has no database just now, or one that only reads. Nothing was done; the same may be sent again after Retry-After.',
  },
  TECHNICAL_ERROR: { http: 500, reason: 'A fault of the shop; logged with the request id.' },
} as const

export type Code = keyof typeof codes
