import type { Api } from '#web/app/api/api.ts'

/** Sends files piece by piece and gives their ids; `onSent` gets the share sent so far, 0 to 1. */
export async function sendFiles(
  api: Api,
  files: readonly File[],
  onSent: (share: number) => void,
): Promise<string[]> {
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const ids: string[] = []
  let sent = 0
  for (const file of files) {
    const { file_id: id, piece_size: size } = await api.post('imports', 'CREATE_FILE', {
      name: file.name.slice(-200),
      bytes: file.size,
    })
    for (let index = 0; index * size < file.size; index += 1) {
      const piece = file.slice(index * size, (index + 1) * size)
      const content = asBase64(new Uint8Array(await piece.arrayBuffer()))
      await api.post('imports', 'ADD_PIECE', { file_id: id, index, content })
      sent += piece.size
      onSent(sent / total)
    }
    ids.push(id)
  }
  return ids
}

function asBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 32_768)
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  return btoa(text)
}
