/**
 * Leads to where the visitor wanted, after a login or a step of it, as a fresh page: everything on the former one was a
 * guest's. The step leaves no trace in the history, so that Back goes to what was before it. A place in the page stays:
 * it never reaches the server that asked for the login, but the browser carries it along.
 */
export function goOn(basePath: string, redirect: string): void {
  const place = redirect.includes('#') ? '' : location.hash
  location.replace(basePath + redirect.slice(1) + place)
}
