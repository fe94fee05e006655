import { saveBlob } from '#web/app/save-blob.ts'

/** Saves a file that came in an answer under its name. */
export function savePdf({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))
  saveBlob(name, new Blob([bytes], { type: 'application/pdf' }))
}
