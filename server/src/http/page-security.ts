/**
 * The Content-Security-Policy of a page. Scripts run only from the shop or with the page's nonce; style attributes
 * are allowed because sizes and positions are set on elements. In development Vite inserts style elements and
 * talks over a socket.
 */
export function contentSecurityPolicy(nonce: string, mode: 'development' | 'production'): string {
  const isDevelopment = mode === 'development'
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
