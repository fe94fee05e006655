import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './position-conflict.module.css'
import type { Position } from './queries.ts'
import type { Change } from './use-positions.ts'

interface PositionConflictProps {
  /** As it is now. */
  position: Position
  mine: Change
  onInsist: () => void
  onGiveWay: () => void
}

/** Somebody else changed the line meanwhile: both states, and the choice. */
export function PositionConflict({ position, mine, onInsist, onGiveWay }: PositionConflictProps) {
  const t = useTexts('basket')
  const formats = useFormats()
  const text =
    mine.quantity === undefined
      ? t('conflictText', { mine: mine.note ?? mine.reference ?? '' })
      : t('conflictQuantity', {
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
