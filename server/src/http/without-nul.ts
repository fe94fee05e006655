/**
 * A path with query without the character that no text of the database can hold: nobody types it, and no page means
 * anything by it. What is left begins with one slash, for two would be the address of another host.
 */
export const withoutNul = (url: string): string =>
  url.includes('%00') ? url.replaceAll('%00', '').replace(/^[/\\]+/, '/') : url
