import type { Group } from '../catalogue/records.ts'

/** The groups that a path as "Fliesen > Boden" names, the outermost first; none where the cell is empty. */
export function groupsOf(text: string | undefined, line: number): Group[] {
  if (text === undefined) return []
  const names = text.split(/\s*[>|»]\s*/).filter((name) => name !== '')
  return names.map((name, index) => {
    const id = names.slice(0, index + 1).join(' > ')
    const parent = index === 0 ? undefined : names.slice(0, index).join(' > ')
    return {
      type: 'group',
      line,
      id,
      names: [{ language: 'de', text: name }],
      ...(parent !== undefined && { parent }),
    }
  })
}
