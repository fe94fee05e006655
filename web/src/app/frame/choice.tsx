import styles from './choice.module.css'

interface ChoiceProps<T extends string> {
  legend: string
  /** Groups the buttons; unique on the page. */
  name: string
  value: T
  options: readonly { value: T; label: string; lang?: string }[]
  onChoose: (value: T) => void
}

/** A few values side by side, exactly one of them chosen. */
export function Choice<T extends string>({ legend, name, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
