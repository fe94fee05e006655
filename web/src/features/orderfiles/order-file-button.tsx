import { useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'

interface OrderFileButtonProps {
  /** While a file is read. */
  busy: boolean
  onChosen: (file: File) => void
}

/** Chooses a file; the same one again, too, once it has been mended. */
export function OrderFileButton({ busy, onChosen }: OrderFileButtonProps) {
  const t = useTexts('orderfiles')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="ghost" busy={busy} onClick={() => input.current?.click()}>
        {t('loadFile')}
      </Button>
      {/* Files of the trade end in .001 to .999: there is no list of endings to choose among. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('loadFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChosen(file)
          target.value = ''
        }}
      />
    </>
  )
}
