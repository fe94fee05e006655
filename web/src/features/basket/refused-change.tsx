import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './refused-change.module.css'
import type { Position } from './queries.ts'
import type { Refused } from './use-positions.ts'

interface RefusedChangeProps {
  /** As it is now. */
  position: Position
  refused: Refused
  onInsist: () => void
  onGiveWay: () => void
}

/** A change of a line that was not saved: both states, and the choice. */
export function RefusedChange({ position, refused, onInsist, onGiveWay }: RefusedChangeProps) {
  const t = useTexts('basket')
  const formats = useFormats()
  const { change: mine, why } = refused
  const text =
    mine.quantity === undefined
      ? t(`${why}Text`, { mine: mine.note ?? mine.reference ?? '' })
      : t(`${why}Quantity`, {
          theirs: formats.quantity(position.quantity, position.unit),
          mine: formats.quantity(mine.quantity, position.unit),
        })
  return (
    <Notice kind="warning">
      {text}
      <span className={styles.choice}>
        <Button look="plain" size="small" onClick={onInsist}>
          {t('insist')}
        </Button>
        <Button look="ghost" size="small" onClick={onGiveWay}>
          {t('giveWay')}
        </Button>
      </span>
    </Notice>
  )
}
