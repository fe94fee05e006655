import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './command-bar.module.css'
import type { UnreadCommand } from './parse-command.ts'

interface UnreadNoteProps {
  order: UnreadCommand
  article: Pick<Answer<'search', 'SUGGEST'>['articles'][number], 'meins' | 'qty_stepsize'>
  /** The article has no unit as the one typed. */
  isUnit?: boolean
}

/** Says what stands where a quantity should, and what one would look like. */
export function UnreadNote({ order: { number, typed }, article, isUnit = false }: UnreadNoteProps) {
  const t = useTexts('keys')
  const formats = useFormats()
  const { meins, qty_stepsize: step } = article
  const words = { typed, unit: formats.unit(meins, step), example: `${number} ${formats.decimal(step)}` }
  const said = typed === '' ? 'noQuantity' : isUnit ? 'unknownUnit' : 'unreadQuantity'
  return <p className={styles.note}>{t(said, words)}</p>
}
