import { Paperclip } from 'lucide-react'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'

/** A file to save, with its size. */
export function FileLink({
  file: { name, bytes, url },
}: {
  file: { name: string; bytes: number; url: string }
}) {
  const formats = useFormats()
  return (
    <a className={buttonClass({ look: 'plain' })} href={url} download>
      <Paperclip aria-hidden size={18} />
      {name} ({formats.bytes(bytes)})
    </a>
  )
}
