import { lazyDialog } from '#web/app/lazily.tsx'

/** For those few who load a table. */
export const MappingDialog = lazyDialog(async () => (await import('./mapping-dialog.tsx')).MappingDialog)
