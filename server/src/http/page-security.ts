/** Sources that allow the scripts and styles which stand in the page itself: its nonce, or their hashes. */
export interface InPage {
  scripts: string
  styles: string
}

/**
 * The Content-Security-Policy of a page. Scripts run only from the shop or where the page says so; style attributes
 * are allowed because sizes and positions are set on elements. In development Vite inserts style elements and
 * talks over a socket.
 * @param foreign origin of a service this one page may load from, '' for none
 */
export function contentSecurityPolicy(
  inPage: InPage,
  mode: 'development' | 'production',
  foreign: string,
): string {
  const isDevelopment = mode === 'development'
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${inPage.scripts}`,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${inPage.styles}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  const opened = foreign === '' ? {} : { 'frame-src': "'self'", 'media-src': "'self'", 'font-src': "'self'" }
  return Object.entries({ ...directives, ...opened })
    .map(([name, value]) => `${name} ${value}${loads.has(name) && foreign !== '' ? ` ${foreign}` : ''}`)
    .join('; ')
}

/** What a service brings along; it never gets forms, frames around the shop, or another base. */
const loads = new Set([
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'media-src',
  'font-src',
])
