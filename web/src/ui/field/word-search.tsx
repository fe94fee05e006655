import type { useDraftWords } from './use-draft-words.ts'
import { Button } from '../button/button.tsx'
import { TextField } from './text-field.tsx'
import styles from './word-search.module.css'

interface WordSearchProps extends Pick<ReturnType<typeof useDraftWords>, 'words' | 'type'> {
  label: string
  /** What the button says that lets the words apply. */
  apply: string
}

/** Words among the filters of a list; they apply by Enter or the button, which send the form around them. */
export function WordSearch({ words, type, label, apply }: WordSearchProps) {
  return (
    <div className={styles.words}>
      <TextField
        type="search"
        label={label}
        value={words}
        maxLength={80}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" look="plain">
        {apply}
      </Button>
    </div>
  )
}
