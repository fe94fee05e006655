/** Saves bytes that are in the page already, under a name. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** As saveBlob, for a file of JSON that came in an answer. */
export const saveJson = ({ name, json }: { name: string; json: string }): void =>
  saveBlob(name, new Blob([json], { type: 'application/json' }))
