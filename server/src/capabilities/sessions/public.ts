export { resolveVisitor } from './resolve-visitor.ts'
export { endSessionsOf, openSession, renewSession } from './store.ts'
export { hashToken, newToken } from './token.ts'
export { tokenOwner } from './api-tokens.ts'
