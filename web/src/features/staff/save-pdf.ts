/** Saves a file that came in an answer under its name. */
export function savePdf({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
