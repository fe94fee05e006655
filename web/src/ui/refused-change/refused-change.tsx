import type { MouseEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './refused-change.module.css'

interface RefusedChangeProps {
  /** What happened, with both states. */
  text: string
  /** What was refused is that the line is taken out. */
  isRemoval?: boolean
  onInsist: () => void
  onGiveWay: () => void
}

/** A change of a line that was not saved: both states, and the choice. In the line itself, or in the row below it. */
export function RefusedChange({ text, isRemoval = false, onInsist, onGiveWay }: RefusedChangeProps) {
  const t = useTexts('app')
  const choose = (decide: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isByKeyboard(event)) fieldOf(event.currentTarget)?.focus()
    decide()
  }
  return (
    <Notice kind="warning">
      {text}
      <span className={styles.choice}>
        <Button look="plain" size="small" onClick={choose(onInsist)}>
          {t(isRemoval ? 'removeAnyway' : 'insist')}
        </Button>
        <Button look="ghost" size="small" onClick={choose(onGiveWay)}>
          {t('giveWay')}
        </Button>
      </span>
    </Notice>
  )
}

/** On a phone a focused field would bring up its keys, which nobody has asked for. */
const isByKeyboard = ({ detail }: MouseEvent) => detail === 0

/** The buttons go with the choice; the keyboard goes on in the field of their line. */
const fieldOf = (button: HTMLButtonElement) =>
  (button.closest('tr')?.previousElementSibling ?? button.closest('article'))?.querySelector('input')
