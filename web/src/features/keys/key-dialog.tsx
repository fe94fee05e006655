import type { Opened } from '#web/app/frame/use-keys.ts'
import { useMayShop } from '#web/app/shop-queries.ts'
import { CommandBar } from './command-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'

interface KeyDialogProps {
  what: Opened
  onClose: () => void
}

/** What the keys of every page open: the list of keys, or the command bar where the visitor may shop. */
export function KeyDialog({ what, onClose }: KeyDialogProps) {
  const mayShop = useMayShop()
  return what === 'commands' && mayShop ? <CommandBar onClose={onClose} /> : <KeysDialog onClose={onClose} />
}
